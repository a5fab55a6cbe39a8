#ifndef SEXTANT_DYLD_H
#define SEXTANT_DYLD_H

#include <stdint.h>

// Packages that find the module os, such as those used by Point-Free's, search the loaded images for Apple's
// frameworks, such as SwiftUI, to send warnings to Xcode in their name. There are none here.

/// The start of a loaded image; nothing here has one.
struct mach_header;

/// The number of loaded images of Apple's kind: none.
uint32_t _dyld_image_count(void);

/// The path of an image; always null, because every index is out of range.
const char *_dyld_get_image_name(uint32_t image_index);

/// The start of an image; always null, because every index is out of range.
const struct mach_header *_dyld_get_image_header(uint32_t image_index);

#endif
