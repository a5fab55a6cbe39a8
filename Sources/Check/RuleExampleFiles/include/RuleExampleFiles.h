#ifndef RULE_EXAMPLE_FILES_H
#define RULE_EXAMPLE_FILES_H

#include <stddef.h>

/// Returns the texts of all files with examples, each with a zero after it, and stores how many bytes they have.
const unsigned char *_Nonnull rule_example_files(size_t *_Nonnull count);

#endif
