import AppProject
import CoreLocationInterface
package import LocationPolicy
import SourceFacts

extension CodeUse {
  /// Returns the releases on which availability conditions permit a place to run, among some
  /// releases.
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

extension CodeUse {
  /// Whether its method is missing wherever it runs: it follows a failed test for another one that is as old.
  var isWhereMissing: Bool {
    guard let first = Self.versions[fact.name] else { return false }
    return fact.conditions.contains { condition in
      Self.methodMissing(under: condition).flatMap { Self.versions[$0] }.map { $0 <= first } ?? false
    }
  }

  /// The versions of iOS that brought the methods of managers.
  private static let versions = Dictionary(
    ManagerMember.allCases.map(\.declaration).compactMap { member in
      member.availability.introduced.map { (member.baseName, $0) }
    }, uniquingKeysWith: min)

  /// Returns the method that an object lacks under a condition, `![manager respondsToSelector:@selector(name)]`; nil
  /// if the condition has other parts, which may be what was false.
  private static func methodMissing(under condition: String) -> String? {
    guard condition.first == "!", !condition.contains("&&"), !condition.contains("||"),
      ["respondsToSelector", "responds(to"].contains(where: condition.contains),
      let selector = condition.split(separator: "selector(", maxSplits: 1).dropFirst().first
    else { return nil }
    let name = selector.prefix { $0.isLetter || $0 == "." }
    return name.split(separator: ".").last.map(String.init)
  }
}

extension ProcessCode {
  /// Returns the releases on which availability conditions permit a place to run, among some
  /// releases.
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

  /// Parses `#available(iOS 14, *)`, `@available(…)`, `#unavailable(…)` and their negations; nil
  /// for other conditions.
  ///
  /// A version between two releases counts as the earlier one.
  init?(_ condition: String, among policies: Policies) {
    let parts = condition.split(separator: "available(", maxSplits: 1).map(String.init)
    guard parts.count == 2, let name = parts[1].split(separator: "iOS", maxSplits: 1).last else { return nil }
    let digits = name.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
    guard let version = SystemVersion(String(digits)) else { return nil }
    first = policies.release(major: version.major, minor: version.minor) ?? policies.oldest.release
    isNegated = (condition.first == "!") != parts[0].hasSuffix("un")
  }

  /// Returns whether the condition holds on a release; a negated condition with other parts limits
  /// nothing, because those may be what was false.
  func holds(on release: Release) -> Bool { isNegated ? release < first : release >= first }
}
