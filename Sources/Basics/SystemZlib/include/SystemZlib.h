#ifndef SYSTEM_ZLIB_H
#define SYSTEM_ZLIB_H

#include <stddef.h>
#include <stdint.h>

// zlib as the system has it, looked for when it is needed: the package builds without its headers, and all that reads no
// archive runs without it.

/// How it ended.
typedef enum {
  /// All bytes are there.
  system_zlib_done,
  /// The system has no zlib.
  system_zlib_missing,
  /// The bytes are no compressed data, or stand for fewer or more than was said.
  system_zlib_broken,
} system_zlib_result;

/// Inflates raw deflated data to so many bytes exactly, and gives their CRC-32.
system_zlib_result system_zlib_inflate(
    const uint8_t *_Nonnull from, uint32_t from_count, uint8_t *_Nonnull to, uint32_t to_count, uint32_t *_Nonnull crc);

/// Gives the CRC-32 of bytes.
system_zlib_result system_zlib_crc(const uint8_t *_Nonnull bytes, uint32_t count, uint32_t *_Nonnull crc);

#endif
