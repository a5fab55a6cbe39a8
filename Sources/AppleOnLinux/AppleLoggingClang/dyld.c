#include "dyld.h"

#include <stddef.h>

uint32_t _dyld_image_count(void) { return 0; }

const char *_dyld_get_image_name(uint32_t image_index) { return NULL; }

const struct mach_header *_dyld_get_image_header(uint32_t image_index) { return NULL; }
