#ifndef SYSTEM_BUS_H
#define SYSTEM_BUS_H

#include <stdbool.h>
#include <stdint.h>

// D-Bus through sd-bus, which is loaded from the system's libraries when it is needed: the package builds
// without its headers, and code that calls no service runs without it. No function here waits; messages
// answer the calls.

/// A connection to a message bus; used by one thread at a time.
typedef struct system_bus system_bus;

/// The result of opening if none of the libraries can be loaded; other failures are negative errno values.
enum { system_bus_missing = 1 };

/// The kind of a message.
typedef enum {
  /// No message has arrived.
  system_bus_nothing,
  /// The answer to a call.
  system_bus_reply,
  /// The answer to a call that failed.
  system_bus_failure,
  /// A signal of a service's object.
  system_bus_signal,
  /// The connection has ended.
  system_bus_closed,
} system_bus_kind;

/// A message; its texts are valid until the next one is taken.
typedef struct {
  system_bus_kind kind;
  /// The number of the call that it answers.
  uint64_t call;
  /// The name of the signal or the error.
  const char *_Nullable name;
  /// The object that a signal comes from.
  const char *_Nullable path;
  /// The message of a failure.
  const char *_Nullable text;
} system_bus_message;

/// Begins to connect to a bus, with the first of the libraries that can be loaded.
///
/// Without an address it is the system's bus, as DBUS_SYSTEM_BUS_ADDRESS or the library says.
int system_bus_open(
    const char *_Nonnull const *_Nullable libraries, int count, const char *_Nullable address,
    system_bus *_Nullable *_Nonnull bus);

/// Ends a connection.
void system_bus_close(system_bus *_Nonnull bus);

/// The descriptor and the events that poll must wait for.
int system_bus_descriptor(system_bus *_Nonnull bus);
int system_bus_events(system_bus *_Nonnull bus);

/// Processes pending input and output, and removes and returns the next message.
system_bus_message system_bus_take(system_bus *_Nonnull bus);

/// Reads the next text or object path in the message that was taken last; null if something else follows.
const char *_Nullable system_bus_text(system_bus *_Nonnull bus);

/// Reads the next number of the dictionary that begins the message that was taken last, a pair of seconds and
/// microseconds as one number; false at its end.
bool system_bus_number(system_bus *_Nonnull bus, const char *_Nullable *_Nonnull name, double *_Nonnull value);

/// The object and its method that a call goes to.
typedef struct {
  const char *_Nonnull service;
  const char *_Nonnull path;
  const char *_Nonnull interface;
  const char *_Nonnull method;
} system_bus_target;

/// Calls a method with texts, and stores the number that identifies the answer; negative on failure.
int system_bus_call(
    system_bus *_Nonnull bus, system_bus_target target, const char *_Nonnull const *_Nullable texts, int count,
    uint64_t *_Nonnull call);

/// Sets a property, which the target names as its method, to a text, or to a number if there is no text.
int system_bus_set(
    system_bus *_Nonnull bus, system_bus_target target, const char *_Nullable text, uint32_t number,
    uint64_t *_Nonnull call);

#endif
