// libpng's simplified interface (libpng manual, section "The simplified API").
#include <stdio.h>
#include <libpng16/png.h>
