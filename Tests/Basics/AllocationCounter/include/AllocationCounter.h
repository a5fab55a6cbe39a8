#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this platform (glibc only).
bool allocation_counter_is_available(void);

/// Begins to count from zero.
void allocation_counter_start(void);

/// Ends counting and returns the number of blocks that were requested meanwhile, on all threads.
uint64_t allocation_counter_stop(void);

#endif
