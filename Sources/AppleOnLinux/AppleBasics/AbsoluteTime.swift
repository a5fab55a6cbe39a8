import Foundation

// The times of Core Foundation, which comes with Foundation on Apple's systems.

/// Seconds since the beginning of 2001 in UTC.
public typealias CFAbsoluteTime = Double

/// Seconds between two moments.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds from the beginning of 2001 in UTC to now, by the clock of this machine.
@_disfavoredOverload public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}
