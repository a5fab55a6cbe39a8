#ifndef CONCURRENCY_HOOKS_H
#define CONCURRENCY_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

// The places where Swift's runtime lets somebody else decide which thread runs a piece of asynchronous code.
//
// The runtime declares them in its Concurrency.h for that purpose. They can't be reached from Swift itself, because
// they are variables that hold functions of Swift's own calling convention.

/// An executor as the runtime passes it around.
typedef struct {
  void *_Nullable identity;
  uintptr_t implementation;
} concurrency_executor;

/// What is asked before the runtime decides; queue is what the thread was given, or NULL.
typedef struct {
  /// Takes over a job that may run on any thread; false leaves it to the runtime.
  bool (*_Nonnull enqueue)(const void *_Nullable queue, void *_Nonnull job);
  /// Takes over a job that may run on any thread after so many nanoseconds; false leaves it to the runtime.
  ///
  /// Asked on Apple's platforms alone; elsewhere executors are asked themselves.
  bool (*_Nonnull enqueueAfter)(const void *_Nullable queue, uint64_t nanoseconds, void *_Nonnull job);
  /// Names the executor of the main actor; false leaves it as it is.
  bool (*_Nonnull mainExecutor)(const void *_Nullable queue, concurrency_executor *_Nonnull executor);
} concurrency_hooks;

/// Which places the runtime of this process has.
typedef struct {
  bool enqueue;
  bool enqueueAfter;
  bool mainExecutor;
} concurrency_hooks_found;

/// Installs the functions, for the rest of the process, as far as the runtime asks for them.
concurrency_hooks_found concurrency_hooks_install(concurrency_hooks hooks);

/// Sets the queue that this thread serves just now, and returns the one before.
const void *_Nullable concurrency_hooks_serve(const void *_Nullable queue);

#endif
