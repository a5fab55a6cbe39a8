// The common start of all other headers in this folder: Apple's attributes in the spelling of plain Clang.
#ifndef SEXTANT_CLAVAILABILITY_H
#define SEXTANT_CLAVAILABILITY_H

// An enumeration that may grow: any raw value is allowed, and a switch needs `@unknown default`.
#define CL_OPEN_ENUM __attribute__((enum_extensibility(open)))
// An enumeration that Apple has frozen.
#define CL_CLOSED_ENUM __attribute__((enum_extensibility(closed)))
#define CL_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define CL_IOS(version) __attribute__((availability(ios, introduced = version)))
#define CL_IOS_DEPRECATED(from, until, text) \
  __attribute__((availability(ios, introduced = from, deprecated = until, message = text)))

#endif
