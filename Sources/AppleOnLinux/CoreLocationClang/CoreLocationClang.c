// The headers declare everything; a C target needs one source file to be built.
#include "CoreLocation.h"
