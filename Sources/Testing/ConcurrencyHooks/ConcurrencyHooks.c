#include "ConcurrencyHooks.h"

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue_function)(void *job);
typedef SWIFT concurrency_executor (*main_executor_function)(void);

typedef SWIFT void (*enqueue_hook)(void *job, enqueue_function original);
typedef SWIFT concurrency_executor (*main_executor_hook)(main_executor_function original);

static concurrency_hooks installed;
static _Thread_local const void *served;

static SWIFT void enqueue(void *job, enqueue_function original) {
  if (!installed.enqueue(served, job)) original(job);
}

static SWIFT concurrency_executor main_executor(main_executor_function original) {
  concurrency_executor executor;
  return installed.mainExecutor(served, &executor) ? executor : original();
}

const void *concurrency_hooks_serve(const void *queue) {
  const void *previous = served;
  served = queue;
  return previous;
}

#if defined(__APPLE__)

// An app may run on a system whose runtime is older than the compiler, so each variable is looked up by its name.
#include <dlfcn.h>

typedef SWIFT void (*delay_function)(unsigned long long nanoseconds, void *job);
typedef SWIFT void (*delay_hook)(unsigned long long nanoseconds, void *job, delay_function original);
typedef SWIFT void (*deadline_function)(
  long long seconds, long long nanoseconds, long long tolerated_seconds, long long tolerated_nanoseconds,
  int clock, void *job);
typedef SWIFT void (*deadline_hook)(
  long long seconds, long long nanoseconds, long long tolerated_seconds, long long tolerated_nanoseconds,
  int clock, void *job, deadline_function original);
typedef SWIFT void (*time_function)(long long *seconds, long long *nanoseconds, int clock);

static time_function get_time;

static SWIFT void enqueue_with_delay(unsigned long long nanoseconds, void *job, delay_function original) {
  if (!installed.enqueueAfter(served, nanoseconds, job)) original(nanoseconds, job);
}

static SWIFT void enqueue_with_deadline(
  long long seconds, long long nanoseconds, long long tolerated_seconds, long long tolerated_nanoseconds,
  int clock, void *job, deadline_function original) {
  long long now_seconds, now_nanoseconds;
  get_time(&now_seconds, &now_nanoseconds, clock);
  long long left = (seconds - now_seconds) * 1000000000 + (nanoseconds - now_nanoseconds);
  if (!installed.enqueueAfter(served, left > 0 ? (uint64_t)left : 0, job))
    original(seconds, nanoseconds, tolerated_seconds, tolerated_nanoseconds, clock, job);
}

concurrency_hooks_found concurrency_hooks_install(concurrency_hooks hooks) {
  installed = hooks;
  enqueue_hook *any = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  delay_hook *delay = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobalWithDelay_hook");
  deadline_hook *deadline = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobalWithDeadline_hook");
  main_executor_hook *main = dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  get_time = (time_function)dlsym(RTLD_DEFAULT, "swift_get_time");
  if (any) *any = enqueue;
  if (delay) *delay = enqueue_with_delay;
  if (deadline && get_time) *deadline = enqueue_with_deadline;
  if (main) *main = main_executor;
  return (concurrency_hooks_found){any, delay && deadline && get_time, main};
}

#else

extern enqueue_hook swift_task_enqueueGlobal_hook;
extern main_executor_hook swift_task_getMainExecutor_hook;

concurrency_hooks_found concurrency_hooks_install(concurrency_hooks hooks) {
  installed = hooks;
  swift_task_enqueueGlobal_hook = enqueue;
  swift_task_getMainExecutor_hook = main_executor;
  return (concurrency_hooks_found){true, true, true};
}

#endif
