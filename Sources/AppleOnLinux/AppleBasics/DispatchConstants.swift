// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The macros of <dispatch/time.h>, which Linux's Dispatch doesn't export. In a package that declares them for
// Linux, its own are used, because these are disfavored.

/// The number of nanoseconds in a second.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The number of nanoseconds in a millisecond.
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The number of nanoseconds in a microsecond.
@_disfavoredOverload public let NSEC_PER_USEC: UInt64 = 1_000

/// The number of microseconds in a second.
@_disfavoredOverload public let USEC_PER_SEC: UInt64 = 1_000_000

/// The number of milliseconds in a second.
@_disfavoredOverload public let MSEC_PER_SEC: UInt64 = 1_000
