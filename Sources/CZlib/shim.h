// zlib: DEFLATE and its checksum (zlib manual, "Advanced Functions").
#include <zlib.h>
