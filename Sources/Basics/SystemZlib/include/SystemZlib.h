#ifndef SYSTEM_ZLIB_H
#define SYSTEM_ZLIB_H

#include <stddef.h>
#include <stdint.h>

// The system's zlib, loaded when it is needed: the package builds without its headers, and code that reads no
// archive runs without it.

/// The result of a call.
typedef enum {
  /// The call succeeded.
  system_zlib_done,
  /// The system has no zlib.
  system_zlib_missing,
  /// The bytes aren't compressed data, or inflate to fewer or more bytes than expected.
  system_zlib_broken,
} system_zlib_result;

/// Inflates raw deflated data to exactly the given number of bytes, and stores their CRC-32.
system_zlib_result system_zlib_inflate(
    const uint8_t *_Nonnull from, uint32_t from_count, uint8_t *_Nonnull to, uint32_t to_count, uint32_t *_Nonnull crc);

/// Computes the CRC-32 of bytes.
system_zlib_result system_zlib_crc(const uint8_t *_Nonnull bytes, uint32_t count, uint32_t *_Nonnull crc);

#endif
