#ifndef CONCURRENCY_HOOKS_H
#define CONCURRENCY_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

// The points at which Swift's runtime lets other code decide which thread runs a piece of asynchronous code.
//
// The runtime declares them in its Concurrency.h for that purpose. They can't be reached from Swift itself, because
// they are variables that hold functions of Swift's own calling convention.

/// An executor as the runtime passes it around.
typedef struct {
  void *_Nullable identity;
  uintptr_t implementation;
} concurrency_executor;

/// The functions that the runtime calls before it decides; queue is the value that the thread was given, or NULL.
typedef struct {
  /// Takes over a job that may run on any thread; false leaves it to the runtime.
  bool (*_Nonnull enqueue)(const void *_Nullable queue, void *_Nonnull job);
  /// Takes over a job that may run on any thread after this many nanoseconds; false leaves it to the runtime.
  ///
  /// Called only on Apple's platforms; elsewhere, the executors themselves are asked.
  bool (*_Nonnull enqueueAfter)(const void *_Nullable queue, uint64_t nanoseconds, void *_Nonnull job);
  /// Provides the executor of the main actor; false leaves the default.
  bool (*_Nonnull mainExecutor)(const void *_Nullable queue, concurrency_executor *_Nonnull executor);
} concurrency_hooks;

/// The hooks that the runtime of this process has.
typedef struct {
  bool enqueue;
  bool enqueueAfter;
  bool mainExecutor;
} concurrency_hooks_found;

/// Installs the functions for the rest of the process, as far as the runtime supports them.
concurrency_hooks_found concurrency_hooks_install(concurrency_hooks hooks);

/// Sets the queue that this thread currently serves, and returns the previous one.
const void *_Nullable concurrency_hooks_serve(const void *_Nullable queue);

#endif
