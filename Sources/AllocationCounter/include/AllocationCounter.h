#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this platform (glibc only).
bool allocation_counter_is_available(void);

/// The number of blocks that the process has asked for since it started, on all threads.
uint64_t allocation_counter_value(void);

#endif
