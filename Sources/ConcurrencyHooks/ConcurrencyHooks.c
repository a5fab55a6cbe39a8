#include "ConcurrencyHooks.h"

#if defined(__linux__)

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue_function)(void *job);
typedef SWIFT concurrency_executor (*main_executor_function)(void);

extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, enqueue_function original);
extern SWIFT concurrency_executor (*swift_task_getMainExecutor_hook)(main_executor_function original);

static concurrency_hooks installed;
static _Thread_local const void *served;

static SWIFT void enqueue(void *job, enqueue_function original) {
  if (!installed.enqueue(served, job)) original(job);
}

static SWIFT concurrency_executor main_executor(main_executor_function original) {
  concurrency_executor executor;
  return installed.mainExecutor(served, &executor) ? executor : original();
}

void concurrency_hooks_install(concurrency_hooks hooks) {
  installed = hooks;
  swift_task_enqueueGlobal_hook = enqueue;
  swift_task_getMainExecutor_hook = main_executor;
}

const void *concurrency_hooks_serve(const void *queue) {
  const void *previous = served;
  served = queue;
  return previous;
}

#endif
