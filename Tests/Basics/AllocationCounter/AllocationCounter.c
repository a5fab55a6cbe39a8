// Counts allocations by standing in front of the C library's own functions: a program that links this
// target calls these, and they call glibc. Only benchmarks link it.
#include "AllocationCounter.h"

#include <stddef.h>

#if defined(__GLIBC__)

#include <stdatomic.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_bool counts;
static atomic_uint_fast64_t count;

// A counter that all threads write would slow down whatever else is measured, so it rests most of the time.
static void note(void) {
  if (atomic_load_explicit(&counts, memory_order_relaxed))
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  *block = __libc_memalign(alignment, size);
  return *block == NULL && size != 0 ? 12 /* ENOMEM */ : 0;
}

bool allocation_counter_is_available(void) { return true; }

void allocation_counter_start(void) {
  atomic_store(&count, 0);
  atomic_store(&counts, true);
}

uint64_t allocation_counter_stop(void) {
  atomic_store(&counts, false);
  return atomic_load(&count);
}

#else

bool allocation_counter_is_available(void) { return false; }

void allocation_counter_start(void) {}

uint64_t allocation_counter_stop(void) { return 0; }

#endif
