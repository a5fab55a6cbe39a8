#include "SystemZlib.h"

#include <dlfcn.h>
#include <string.h>

// The stream as zlib.h declares it since 1.0; inflateInit2_ rejects callers that pass another size.
typedef struct {
  const uint8_t *next_in;
  unsigned int avail_in;
  unsigned long total_in;
  uint8_t *next_out;
  unsigned int avail_out;
  unsigned long total_out;
  const char *message;
  void *state;
  void *allocate;
  void *release;
  void *opaque;
  int data_type;
  unsigned long checksum;
  unsigned long reserved;
} stream;

enum { ok = 0, stream_end = 1, finish = 4, raw_window = -15 };

static void *library(void) {
  static const char *const names[] = {"libz.so.1", "libz.so", "/usr/lib/libz.1.dylib"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    void *found = dlopen(names[index], RTLD_LAZY | RTLD_LOCAL);
    if (found) return found;
  }
  return NULL;
}

system_zlib_result system_zlib_crc(const uint8_t *bytes, uint32_t count, uint32_t *crc) {
  void *zlib = library();
  unsigned long (*checksum)(unsigned long, const uint8_t *, unsigned int) =
      zlib ? (unsigned long (*)(unsigned long, const uint8_t *, unsigned int))dlsym(zlib, "crc32") : NULL;
  if (!checksum) return system_zlib_missing;
  *crc = (uint32_t)checksum(0, bytes, count);
  return system_zlib_done;
}

system_zlib_result system_zlib_inflate(
    const uint8_t *from, uint32_t from_count, uint8_t *to, uint32_t to_count, uint32_t *crc) {
  void *zlib = library();
  if (!zlib) return system_zlib_missing;
  int (*start)(stream *, int, const char *, int) =
      (int (*)(stream *, int, const char *, int))dlsym(zlib, "inflateInit2_");
  int (*inflate)(stream *, int) = (int (*)(stream *, int))dlsym(zlib, "inflate");
  int (*end)(stream *) = (int (*)(stream *))dlsym(zlib, "inflateEnd");
  if (!start || !inflate || !end) return system_zlib_missing;
  stream inflating;
  memset(&inflating, 0, sizeof inflating);
  inflating.next_in = from;
  inflating.avail_in = from_count;
  inflating.next_out = to;
  inflating.avail_out = to_count;
  if (start(&inflating, raw_window, "1", (int)sizeof inflating) != ok) return system_zlib_missing;
  int ended = inflate(&inflating, finish);
  int is_whole = ended == stream_end && inflating.avail_out == 0 && inflating.avail_in == 0;
  end(&inflating);
  return is_whole ? system_zlib_crc(to, to_count, crc) : system_zlib_broken;
}
