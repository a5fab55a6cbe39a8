#include "SystemBus.h"

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// The functions of sd-bus.h, whose types and meaning have been stable since 2015.
typedef struct sd_bus sd_bus;
typedef struct sd_bus_message sd_bus_message;
typedef struct {
  const char *name;
  const char *message;
  int needs_free;
} sd_bus_error;

typedef struct {
  int (*open_system)(sd_bus **);
  int (*new)(sd_bus **);
  int (*set_address)(sd_bus *, const char *);
  int (*set_bus_client)(sd_bus *, int);
  int (*start)(sd_bus *);
  void (*close)(sd_bus *);
  sd_bus *(*unref)(sd_bus *);
  int (*get_fd)(sd_bus *);
  int (*get_events)(sd_bus *);
  int (*process)(sd_bus *, sd_bus_message **);
  int (*send)(sd_bus *, sd_bus_message *, uint64_t *);
  int (*message_new_method_call)(
      sd_bus *, sd_bus_message **, const char *, const char *, const char *, const char *);
  sd_bus_message *(*message_unref)(sd_bus_message *);
  int (*message_append_basic)(sd_bus_message *, char, const void *);
  int (*message_open_container)(sd_bus_message *, char, const char *);
  int (*message_close_container)(sd_bus_message *);
  int (*message_get_type)(sd_bus_message *, uint8_t *);
  int (*message_get_reply_cookie)(sd_bus_message *, uint64_t *);
  const char *(*message_get_member)(sd_bus_message *);
  const char *(*message_get_path)(sd_bus_message *);
  const sd_bus_error *(*message_get_error)(sd_bus_message *);
  int (*message_peek_type)(sd_bus_message *, char *, const char **);
  int (*message_enter_container)(sd_bus_message *, char, const char *);
  int (*message_exit_container)(sd_bus_message *);
  int (*message_read_basic)(sd_bus_message *, char, void *);
  int (*message_skip)(sd_bus_message *, const char *);
} functions;

struct system_bus {
  functions sd;
  sd_bus *bus;
  sd_bus_message *message;
  bool is_in_dictionary;
};

enum { method_return = 2, method_error = 3, signal_message = 4 };

static bool load(functions *sd, const char *name) {
  static const struct {
    const char *name;
    size_t place;
  } names[] = {
      {"sd_bus_open_system", offsetof(functions, open_system)},
      {"sd_bus_new", offsetof(functions, new)},
      {"sd_bus_set_address", offsetof(functions, set_address)},
      {"sd_bus_set_bus_client", offsetof(functions, set_bus_client)},
      {"sd_bus_start", offsetof(functions, start)},
      {"sd_bus_close", offsetof(functions, close)},
      {"sd_bus_unref", offsetof(functions, unref)},
      {"sd_bus_get_fd", offsetof(functions, get_fd)},
      {"sd_bus_get_events", offsetof(functions, get_events)},
      {"sd_bus_process", offsetof(functions, process)},
      {"sd_bus_send", offsetof(functions, send)},
      {"sd_bus_message_new_method_call", offsetof(functions, message_new_method_call)},
      {"sd_bus_message_unref", offsetof(functions, message_unref)},
      {"sd_bus_message_append_basic", offsetof(functions, message_append_basic)},
      {"sd_bus_message_open_container", offsetof(functions, message_open_container)},
      {"sd_bus_message_close_container", offsetof(functions, message_close_container)},
      {"sd_bus_message_get_type", offsetof(functions, message_get_type)},
      {"sd_bus_message_get_reply_cookie", offsetof(functions, message_get_reply_cookie)},
      {"sd_bus_message_get_member", offsetof(functions, message_get_member)},
      {"sd_bus_message_get_path", offsetof(functions, message_get_path)},
      {"sd_bus_message_get_error", offsetof(functions, message_get_error)},
      {"sd_bus_message_peek_type", offsetof(functions, message_peek_type)},
      {"sd_bus_message_enter_container", offsetof(functions, message_enter_container)},
      {"sd_bus_message_exit_container", offsetof(functions, message_exit_container)},
      {"sd_bus_message_read_basic", offsetof(functions, message_read_basic)},
      {"sd_bus_message_skip", offsetof(functions, message_skip)},
  };
  // The library stays loaded, because it has thread-local data.
  void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE);
  if (!library) return false;
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    void *found = dlsym(library, names[index].name);
    if (!found) return false;
    memcpy((char *)sd + names[index].place, &found, sizeof found);
  }
  return true;
}

int system_bus_open(const char *const *libraries, int count, const char *address, system_bus **opened) {
  *opened = NULL;
  functions sd;
  bool is_loaded = false;
  for (int index = 0; index < count && !is_loaded; index++) is_loaded = load(&sd, libraries[index]);
  if (!is_loaded) return system_bus_missing;
  sd_bus *bus = NULL;
  int code;
  if (address) {
    code = sd.new(&bus);
    if (code >= 0) code = sd.set_address(bus, address);
    if (code >= 0) code = sd.set_bus_client(bus, 1);
    if (code >= 0) code = sd.start(bus);
  } else {
    code = sd.open_system(&bus);
  }
  system_bus *result = code < 0 ? NULL : malloc(sizeof *result);
  if (!result) {
    if (bus) sd.unref(bus);
    return code < 0 ? code : -ENOMEM;
  }
  *result = (system_bus){.sd = sd, .bus = bus};
  *opened = result;
  return 0;
}

static void release_message(system_bus *bus) {
  if (bus->message) bus->sd.message_unref(bus->message);
  bus->message = NULL;
  bus->is_in_dictionary = false;
}

void system_bus_close(system_bus *bus) {
  release_message(bus);
  bus->sd.close(bus->bus);
  bus->sd.unref(bus->bus);
  free(bus);
}

int system_bus_descriptor(system_bus *bus) { return bus->sd.get_fd(bus->bus); }

int system_bus_events(system_bus *bus) {
  int events = bus->sd.get_events(bus->bus);
  return events < 0 ? 0 : events;
}

system_bus_message system_bus_take(system_bus *bus) {
  for (;;) {
    release_message(bus);
    int code = bus->sd.process(bus->bus, &bus->message);
    if (code < 0) return (system_bus_message){.kind = system_bus_closed};
    if (code == 0) return (system_bus_message){.kind = system_bus_nothing};
    if (!bus->message) continue;
    system_bus_message message = {.kind = system_bus_nothing};
    uint8_t type = 0;
    bus->sd.message_get_type(bus->message, &type);
    if (type == signal_message) {
      message.kind = system_bus_signal;
      message.name = bus->sd.message_get_member(bus->message);
      message.path = bus->sd.message_get_path(bus->message);
    } else if (type == method_return || type == method_error) {
      message.kind = type == method_return ? system_bus_reply : system_bus_failure;
      if (bus->sd.message_get_reply_cookie(bus->message, &message.call) < 0) continue;
      const sd_bus_error *error = type == method_error ? bus->sd.message_get_error(bus->message) : NULL;
      if (error) {
        message.name = error->name;
        message.text = error->message;
      }
    } else {
      continue;
    }
    return message;
  }
}

const char *system_bus_text(system_bus *bus) {
  char type = 0;
  const char *text = NULL;
  if (!bus->message || bus->sd.message_peek_type(bus->message, &type, NULL) <= 0) return NULL;
  if (type != 's' && type != 'o') return NULL;
  return bus->sd.message_read_basic(bus->message, type, &text) > 0 ? text : NULL;
}

/// Reads a variant; false if it is no number, and has been skipped.
static bool read_number(system_bus *bus, double *value) {
  functions *sd = &bus->sd;
  const char *contents = NULL;
  char type = 0;
  if (sd->message_peek_type(bus->message, &type, &contents) <= 0 || type != 'v' || !contents) return false;
  bool is_double = strcmp(contents, "d") == 0;
  bool is_pair = strcmp(contents, "(tt)") == 0;
  if (!is_double && !is_pair) {
    sd->message_skip(bus->message, "v");
    return false;
  }
  if (sd->message_enter_container(bus->message, 'v', contents) <= 0) return false;
  bool is_read = false;
  if (is_double) {
    is_read = sd->message_read_basic(bus->message, 'd', value) > 0;
  } else if (sd->message_enter_container(bus->message, 'r', "tt") > 0) {
    uint64_t seconds = 0, microseconds = 0;
    is_read = sd->message_read_basic(bus->message, 't', &seconds) > 0
        && sd->message_read_basic(bus->message, 't', &microseconds) > 0;
    *value = (double)seconds + (double)microseconds / 1e6;
    sd->message_exit_container(bus->message);
  }
  sd->message_exit_container(bus->message);
  return is_read;
}

bool system_bus_number(system_bus *bus, const char **name, double *value) {
  if (!bus->message) return false;
  functions *sd = &bus->sd;
  if (!bus->is_in_dictionary && sd->message_enter_container(bus->message, 'a', "{sv}") <= 0) return false;
  bus->is_in_dictionary = true;
  while (sd->message_enter_container(bus->message, 'e', "sv") > 0) {
    bool is_read = sd->message_read_basic(bus->message, 's', name) > 0 && read_number(bus, value);
    if (sd->message_exit_container(bus->message) < 0) return false;
    if (is_read) return true;
  }
  return false;
}

static int begin(system_bus *bus, system_bus_target target, sd_bus_message **message) {
  return bus->sd.message_new_method_call(
      bus->bus, message, target.service, target.path, target.interface, target.method);
}

/// Sends a call unless a step before has failed.
static int finish(system_bus *bus, sd_bus_message *message, int code, uint64_t *call) {
  if (code >= 0) code = bus->sd.send(bus->bus, message, call);
  if (message) bus->sd.message_unref(message);
  return code < 0 ? code : 0;
}

int system_bus_call(
    system_bus *bus, system_bus_target target, const char *const *texts, int count, uint64_t *call) {
  sd_bus_message *message = NULL;
  int code = begin(bus, target, &message);
  for (int index = 0; index < count && code >= 0; index++)
    code = bus->sd.message_append_basic(message, 's', texts[index]);
  return finish(bus, message, code, call);
}

int system_bus_set(
    system_bus *bus, system_bus_target target, const char *text, uint32_t number, uint64_t *call) {
  const char *interface = target.interface, *property = target.method;
  target.interface = "org.freedesktop.DBus.Properties";
  target.method = "Set";
  sd_bus_message *message = NULL;
  int code = begin(bus, target, &message);
  if (code >= 0) code = bus->sd.message_append_basic(message, 's', interface);
  if (code >= 0) code = bus->sd.message_append_basic(message, 's', property);
  if (code >= 0) code = bus->sd.message_open_container(message, 'v', text ? "s" : "u");
  if (code >= 0) code = bus->sd.message_append_basic(message, text ? 's' : 'u', text ? (const void *)text : &number);
  if (code >= 0) code = bus->sd.message_close_container(message);
  return finish(bus, message, code, call);
}
