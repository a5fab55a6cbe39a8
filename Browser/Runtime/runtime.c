// The parts of a C library that Embedded Swift needs: memory allocation, and the few functions that clang and the standard
// library call by name. They are independent of Sextant. The page has a single thread, so there are no locks.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Memory: size classes, each with a free list. The 16 bytes before a block contain its class, so that blocks are aligned to 16.
// Freed memory is returned to its class, never to the browser, because a phone needs only a few megabytes.

enum { headerSize = 16, smallest = 5, classCount = 27, pageSize = 65536 };

typedef struct Block {
  struct Block *next;
} Block;

static Block *freeBlocks[classCount];
static uintptr_t unused;

static unsigned classOf(size_t size) {
  unsigned class = smallest;
  while (((size_t)1 << class) < size + headerSize) class++;
  return class;
}

static void *freshBlock(unsigned class) {
  size_t size = (size_t)1 << class;
  if (unused == 0) unused = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = unused + size;
  uintptr_t memoryEnd = (uintptr_t)__builtin_wasm_memory_size(0) * pageSize;
  if (end > memoryEnd) {
    size_t pages = (end - memoryEnd + pageSize - 1) / pageSize;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  void *block = (void *)unused;
  unused = end;
  return block;
}

void *malloc(size_t size) {
  unsigned class = classOf(size);
  if (class >= classCount) __builtin_trap();
  unsigned char *block = (unsigned char *)freeBlocks[class];
  if (block) {
    freeBlocks[class] = freeBlocks[class]->next;
  } else {
    block = freshBlock(class);
  }
  *(unsigned *)block = class;
  return block + headerSize;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((unsigned char *)memory - headerSize);
  unsigned class = *(unsigned *)block;
  block->next = freeBlocks[class];
  freeBlocks[class] = block;
}

// Every block is aligned to 16 bytes, and no caller requires more.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > headerSize) __builtin_trap();
  *memory = malloc(size);
  return 0;
}

// Bytes. With bulk memory, clang compiles the builtin to an instruction rather than to a call of this function.

void *memcpy(void *to, const void *from, size_t count) {
  __builtin_memcpy(to, from, count);
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memset(void *to, int byte, size_t count) {
  __builtin_memset(to, byte, count);
  return to;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *left = one, *right = other;
  for (size_t index = 0; index < count; index++) {
    if (left[index] != right[index]) return left[index] - right[index];
  }
  return 0;
}

// Seeds of hash tables. They are constant, because the phone must be deterministic and the page has no untrusted keys.

void arc4random_buf(void *memory, size_t count) { memset(memory, 0x5E, count); }

// Arithmetic for which WebAssembly has no instruction.

double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

double fmod(double dividend, double divisor) {
  double rest = __builtin_fabs(dividend), step = __builtin_fabs(divisor);
  if (!(rest <= __DBL_MAX__) || !(step > 0)) return __builtin_nan("");
  // Each subtraction of a doubled divisor is exact.
  while (rest >= step) {
    double part = step;
    while (part <= rest / 2) part *= 2;
    rest -= part;
  }
  return __builtin_copysign(rest, dividend);
}

double remainder(double dividend, double divisor) {
  double step = __builtin_fabs(divisor);
  double rest = step <= __DBL_MAX__ / 2 ? fmod(__builtin_fabs(dividend), 2 * step) : __builtin_fabs(dividend);
  if (!(rest <= __DBL_MAX__) || !(step > 0)) return __builtin_nan("");
  if (rest > step / 2) {
    rest -= step;
    if (rest >= step / 2) rest -= step;
  }
  return dividend < 0 ? -rest : rest;
}

// Returns the product of two 128-bit numbers, from products of 64-bit numbers.
__int128 __multi3(__int128 one, __int128 other) {
  uint64_t a = (uint64_t)one, b = (uint64_t)other;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other_middle = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other_middle >> 32);
  high += (uint64_t)(one >> 64) * b + a * (uint64_t)(other >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (other_middle << 32) | (uint32_t)low);
}

// Parses a decimal number with up to 15 digits and a power of ten up to 22, for which one product or quotient of exact numbers
// is correctly rounded. Others are rejected; journeys don't contain them.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  static const double powers[] = {1,    1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  int negative = *text == '-', digits = 0, seen = 0, exponent = 0;
  double mantissa = 0;
  if (*text == '-' || *text == '+') text++;
  for (int point = 0; (*text >= '0' && *text <= '9') || (*text == '.' && !point); text++) {
    if (*text == '.') {
      point = 1;
      continue;
    }
    seen = 1;
    mantissa = mantissa * 10 + (*text - '0');
    digits += mantissa > 0;
    exponent -= point;
  }
  if (!seen || digits > 15) return NULL;
  if (*text == 'e' || *text == 'E') {
    int sign = *++text == '-' ? -1 : 1, number = 0;
    if (*text == '-' || *text == '+') text++;
    if (*text < '0' || *text > '9') return NULL;
    for (; *text >= '0' && *text <= '9' && number < 1000; text++) number = number * 10 + (*text - '0');
    exponent += sign * number;
  }
  if (exponent < -22 || exponent > 22) return NULL;
  mantissa = exponent < 0 ? mantissa / powers[-exponent] : mantissa * powers[exponent];
  *result = negative ? -mantissa : mantissa;
  return text;
}
