import Foundation

// The time types of Core Foundation, which is part of Foundation on Apple's systems.

/// Seconds since the beginning of 2001 in UTC.
public typealias CFAbsoluteTime = Double

/// The number of seconds between two moments.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds since the beginning of 2001 in UTC, by the clock of this machine.
@_disfavoredOverload public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}
