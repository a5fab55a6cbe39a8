/// The rules of several releases, from the oldest to the newest.
///
/// Anything that concerns more than one release takes such a value, by default ``known``: a simulated phone that is
/// updated, a check of a project, a scenario. Add a revision to see the effects of a release that you define:
///
/// ```swift
/// let next = Policies.known.adding(Release(major: 99)) { $0.filterRule.value = false }
/// ```
public struct Policies: RandomAccessCollection, Equatable, Sendable {
  private var policies: [AuthorizationPolicy]

  /// Creates the value from rules in the order of their releases, with at least one.
  public init(_ policies: [AuthorizationPolicy]) {
    precondition(!policies.isEmpty, "Policies need at least one release")
    precondition(
      zip(policies, policies.dropFirst()).allSatisfy { $0.release < $1.release },
      "Policies stand in the order of their releases, each once")
    self.policies = policies
  }

  /// Returns the same rules with those of a later release: the newest rules with some changes.
  public func adding(
    _ release: Release, _ change: (inout AuthorizationPolicy) -> Void = { _ in }
  ) -> Policies {
    Policies(policies + [.revision(of: newest, as: release, change)])
  }

  /// The position of the oldest release's rules.
  public var startIndex: Int { 0 }
  /// The position after the newest release's rules.
  public var endIndex: Int { policies.count }
  /// The rules at a position.
  public subscript(position: Int) -> AuthorizationPolicy { policies[position] }

  /// The rules of the oldest release.
  public var oldest: AuthorizationPolicy { policies[0] }
  /// The rules of the newest release.
  public var newest: AuthorizationPolicy { policies[policies.count - 1] }

  /// Returns the rules of a release.
  ///
  /// A release that is not included uses the rules of the previous one; a release before the oldest one uses the
  /// oldest rules.
  public func policy(for release: Release) -> AuthorizationPolicy {
    // By position: rules are large, and would be copied when passed to a closure.
    var position = policies.count - 1
    while position > 0, release < policies[position].release { position -= 1 }
    return policies[position]
  }
}

extension Policies {
  /// The releases, from the oldest to the newest.
  public var releases: [Release] { policies.map { $0.release } }

  /// All releases as one range.
  public var range: ClosedRange<Release> { oldest.release...newest.release }

  /// Returns the rules of the releases in a range.
  public func policies(in range: ClosedRange<Release>) -> [AuthorizationPolicy] {
    policies.filter { range.contains($0.release) }
  }

  /// Returns the releases under whose rules a condition is true: adjacent ones as one range, the oldest first.
  public func releases(where holds: (AuthorizationPolicy) -> Bool) -> [ClosedRange<Release>] {
    var ranges: [ClosedRange<Release>] = []
    var isOpen = false
    for policy in policies {
      let isHeld = holds(policy)
      defer { isOpen = isHeld }
      guard isHeld else { continue }
      let first = isOpen ? ranges.removeLast().lowerBound : policy.release
      ranges.append(first...policy.release)
    }
    return ranges
  }

  /// Returns the release before another one; nil for the oldest.
  public func release(before release: Release) -> Release? { last { $0.release < release }?.release }

  /// Returns the release that an iOS version belongs to; nil for versions before the oldest release.
  ///
  /// Versions after the newest release count as the newest one.
  public func release(major: Int, minor: Int) -> Release? {
    last { $0.release.firstVersion <= (major, minor) }?.release
  }
}

/// The changes of a release to the rules of the previous one.
struct Revision {
  let release: Release
  let change: (inout AuthorizationPolicy) -> Void

  init(_ release: Release, _ change: @escaping (inout AuthorizationPolicy) -> Void) {
    self.release = release
    self.change = change
  }
}

extension Policies {
  /// Creates the value from the oldest rules and the changes of each later release.
  init(_ oldest: AuthorizationPolicy, _ revisions: [Revision]) {
    self.init(
      revisions.reduce(into: [oldest]) { policies, revision in
        policies.append(
          .revision(of: policies[policies.count - 1], as: revision.release, revision.change))
      })
  }
}
