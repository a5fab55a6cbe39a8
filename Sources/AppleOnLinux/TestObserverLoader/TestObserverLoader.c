#define _GNU_SOURCE
#include "TestObserverLoader.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef char *(*current_test)(void);

// Defined by LocationHost, in the same library.
extern void sextant_tests_begin(current_test test);
extern void sextant_test_began(const char *name);
extern void sextant_test_ended(const char *name, int failures);

typedef void (*observe_tests)(void (*)(current_test), void (*)(const char *), void (*)(const char *, int));

// The names that the package manager gives programs that run tests. Other programs that link this library, such as a
// package's plugins, have no tests to observe.
static int runs_tests(void) {
  static const char ending[] = ".xctest";
  char program[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program);
  ssize_t last = (ssize_t)(sizeof ending - 1);
  return length > last && memcmp(program + length - last, ending, (size_t)last) == 0;
}

// Runs before the program's own code, so that the first test is observed as well.
__attribute__((constructor)) static void load_observer(void) {
  const char *path = getenv("SEXTANT_TEST_OBSERVER");
  if (path == NULL || *path == '\0' || !runs_tests()) return;
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  observe_tests observe = library == NULL ? NULL : (observe_tests)dlsym(library, "sextant_observe_tests");
  if (observe == NULL) {
    fprintf(stderr, "Sextant: tests can't be observed: %s\n", dlerror());
    return;
  }
  observe(sextant_tests_begin, sextant_test_began, sextant_test_ended);
}
