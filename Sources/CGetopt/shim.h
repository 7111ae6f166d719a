// getopt_long for Swift, whose state Swift may not touch as global variables.
#include <getopt.h>

static inline void getopt_begin(void) { opterr = 0; optind = 0; }
static inline int getopt_index(void) { return optind; }
static inline int getopt_offender(void) { return optopt; }
static inline const char *getopt_value(void) { return optarg; }
