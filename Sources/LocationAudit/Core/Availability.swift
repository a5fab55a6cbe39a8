import AppProject
public import LocationPolicy
import SourceFacts

extension CodeUse {
  /// Returns the part of a range of releases on which availability conditions let the place run, or nil.
  public func releases(within range: ClosedRange<Release>) -> ClosedRange<Release>? {
    fact.conditions.reduce(range) { left, condition in
      left.flatMap { Availability(condition)?.narrowed($0) ?? $0 }
    }
  }
}

/// An availability condition of iOS.
private struct Availability {
  private let first: Release
  private let isNegated: Bool

  /// Reads `#available(iOS 14, *)`, `@available(…)`, `#unavailable(…)` and their negations; nil for anything else.
  init?(_ condition: String) {
    let parts = condition.split(separator: "available(", maxSplits: 1).map(String.init)
    guard parts.count == 2, let name = parts[1].split(separator: "iOS", maxSplits: 1).last else { return nil }
    let digits = name.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
    guard let version = SystemVersion(String(digits)) else { return nil }
    first = Release.release(major: version.major, minor: version.minor) ?? .iOS7
    isNegated = (condition.first == "!") != parts[0].hasSuffix("un")
  }

  /// A negated condition that says more than availability narrows nothing, for the rest may be what was false.
  func narrowed(_ range: ClosedRange<Release>) -> ClosedRange<Release>?? {
    guard isNegated else { return .some(range.intersection(first ... .newest)) }
    guard let before = Release(rawValue: first.rawValue - 1) else { return .some(nil) }
    return .some(range.intersection(.iOS7...before))
  }
}
