#ifndef SEXTANT_OS_UNFAIR_LOCK_H
#define SEXTANT_OS_UNFAIR_LOCK_H

#include <stdbool.h>
#include <stdint.h>

/// A lock that only its owner may unlock; zero is unlocked.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *_Nonnull os_unfair_lock_t;

/// Locks; waits while another thread holds the lock. Ends the process if this thread holds it.
void os_unfair_lock_lock(os_unfair_lock_t lock);

/// Locks if the lock is free; returns whether it did.
bool os_unfair_lock_trylock(os_unfair_lock_t lock);

/// Unlocks. Ends the process if this thread doesn't hold the lock.
void os_unfair_lock_unlock(os_unfair_lock_t lock);

/// Ends the process unless this thread holds the lock.
void os_unfair_lock_assert_owner(const os_unfair_lock *_Nonnull lock);

/// Ends the process if this thread holds the lock.
void os_unfair_lock_assert_not_owner(const os_unfair_lock *_Nonnull lock);

#endif
