import AppProject
package import LocationPolicy
import SourceFacts

extension CodeUse {
  /// Returns those of some releases on which availability conditions let the place run.
  func releases(
    within ranges: [ClosedRange<Release>], among policies: Policies
  ) -> [ClosedRange<Release>] {
    let conditions = fact.conditions.compactMap { Availability($0, among: policies) }
    if conditions.isEmpty { return ranges }
    return policies.releases { policy in
      ranges.contains { $0.contains(policy.release) }
        && conditions.allSatisfy { $0.holds(on: policy.release) }
    }
  }
}

extension ProcessCode {
  /// Returns those of some releases on which availability conditions let a place run.
  package func releases(
    of use: CodeUse, within ranges: [ClosedRange<Release>]
  ) -> [ClosedRange<Release>] {
    use.releases(within: ranges, among: policies)
  }
}

/// An availability condition of iOS.
private struct Availability {
  private let first: Release
  private let isNegated: Bool

  /// Reads `#available(iOS 14, *)`, `@available(…)`, `#unavailable(…)` and their negations; nil for anything else.
  ///
  /// A version that no release is known for is held against the one before it.
  init?(_ condition: String, among policies: Policies) {
    let parts = condition.split(separator: "available(", maxSplits: 1).map(String.init)
    guard parts.count == 2, let name = parts[1].split(separator: "iOS", maxSplits: 1).last else { return nil }
    let digits = name.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
    guard let version = SystemVersion(String(digits)) else { return nil }
    first = policies.release(major: version.major, minor: version.minor) ?? policies.oldest.release
    isNegated = (condition.first == "!") != parts[0].hasSuffix("un")
  }

  /// A negated condition that says more than availability narrows nothing, for the rest may be what was false.
  func holds(on release: Release) -> Bool { isNegated ? release < first : release >= first }
}
