// The word of a lock is 0, or the owner's thread number, with a bit set while others wait. Waiting threads sleep in
// the kernel (futex), and the first thread to arrive after it is free takes the lock: unfair, as the name says.
#define _GNU_SOURCE
#include "os_unfair_lock.h"

#include <linux/futex.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static const uint32_t waiting = 0x80000000u;

static uint32_t this_thread(void) {
  static _Thread_local uint32_t number = 0;
  if (number == 0) number = (uint32_t)syscall(SYS_gettid);
  return number;
}

static bool replace(uint32_t *word, uint32_t old, uint32_t new) {
  return __atomic_compare_exchange_n(word, &old, new, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

static uint32_t owner(const os_unfair_lock *lock) {
  return __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED) & ~waiting;
}

void os_unfair_lock_lock(os_unfair_lock_t lock) {
  uint32_t *word = &lock->_os_unfair_lock_opaque;
  uint32_t me = this_thread();
  if (replace(word, 0, me)) return;
  if (owner(lock) == me) abort();
  for (;;) {
    uint32_t now = __atomic_load_n(word, __ATOMIC_RELAXED);
    if (now == 0) {
      // Others may still be waiting, so a thread that has waited leaves the bit set.
      if (replace(word, 0, me | waiting)) return;
    } else if ((now & waiting) != 0 || replace(word, now, now | waiting)) {
      syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, now | waiting, NULL, NULL, 0);
    }
  }
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  return replace(&lock->_os_unfair_lock_opaque, 0, this_thread());
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  uint32_t *word = &lock->_os_unfair_lock_opaque;
  if (owner(lock) != this_thread()) abort();
  uint32_t old = __atomic_exchange_n(word, 0, __ATOMIC_RELEASE);
  if ((old & waiting) != 0) syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
  if (owner(lock) != this_thread()) abort();
}

void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
  if (owner(lock) == this_thread()) abort();
}
