import CoreLocationInterface
package import LocationPolicy
package import SourceFacts

/// What one piece of location API needs before it does anything.
package struct Requirement: Sendable {
  /// A question to the rules of a release.
  package typealias Condition = @Sendable (AuthorizationPolicy) -> Bool

  /// An Info.plist key that is needed on some releases.
  package struct KeyNeed: Sendable {
    /// The key.
    package let key: LocationKey
    /// Whether a release needs it.
    package let isNeeded: Condition
  }

  /// What the API needs the background mode for.
  package enum BackgroundMode: Sendable, Hashable {
    /// The mode makes no difference.
    case notNeeded
    /// Needed to go on while the app is in the background.
    case neededInBackground
    /// Without it the app crashes.
    case neededToAvoidException
  }

  /// What tells Apple's call from a wrapper's call of the same name.
  package enum Arguments: Sendable, Hashable {
    /// Apple's method has none.
    case none
    /// The first one has this label.
    case first(String)
    /// They vary, or the API is no call.
    case any
  }

  /// The API's name in Swift's spelling, without labels.
  package let name: String
  /// How source names it: a call, a construction, an assignment.
  package let kind: SourceFact.Kind
  /// The arguments of Apple's call.
  package let arguments: Arguments
  /// What it is for.
  package let use: LocationUse
  /// The first release that has it.
  package let firstRelease: Release
  /// The keys it needs.
  package let keys: [KeyNeed]
  /// What it needs the background mode for.
  package let backgroundMode: BackgroundMode
  /// Whether it prompts by itself on a release when the person was not asked yet.
  package let prompts: Condition
  /// Whether it needs Always on a release even while the app is in use.
  package let needsAlways: Condition
  /// The facts the row rests on.
  package let facts: [Fact]

  init(
    _ declaration: Declaration, _ use: LocationUse, arguments: Arguments? = nil,
    keys: [KeyNeed] = [], backgroundMode: BackgroundMode = .notNeeded,
    prompts: @escaping Condition = { _ in false }, needsAlways: @escaping Condition = { _ in false },
    facts: [Fact]
  ) {
    name = declaration.baseName
    kind =
      switch declaration.kind {
      case .method: .call
      case .property: .assignment
      case .type: .construction
      }
    self.arguments = arguments ?? (kind == .call && declaration.labels.isEmpty ? Arguments.none : .any)
    self.use = use
    firstRelease = Self.firstRelease(of: declaration)
    self.keys = keys
    self.backgroundMode = backgroundMode
    self.prompts = prompts
    self.needsAlways = needsAlways
    self.facts = facts
  }

  /// Returns whether a use of the name is one of this API, and not of a wrapper's, and does more than switch it off.
  func isMet(by fact: SourceFact) -> Bool {
    guard fact.kind == kind, fact.value != .boolean(false) else { return false }
    return switch arguments {
    case .none: fact.arguments.isEmpty
    case .first(let label): fact.arguments.first?.label == label
    case .any: true
    }
  }

  /// Returns the first of the known releases that has a declaration.
  private static func firstRelease(of declaration: Declaration) -> Release {
    declaration.availability.introduced.flatMap { Policies.known.release(major: $0.major, minor: $0.minor) }
      ?? Policies.known.oldest.release
  }
}
