import CoreLocationInterface
package import LocationPolicy
package import SourceFacts

/// The requirements of a location API.
package struct Requirement: Sendable {
  /// A predicate on the policy of a release.
  package typealias Condition = @Sendable (AuthorizationPolicy) -> Bool

  /// An Info.plist key that is required on some releases.
  package struct KeyNeed: Sendable {
    package let key: LocationKey
    /// Returns whether a release requires it.
    package let isNeeded: Condition
  }

  /// The effect of the background mode on the API.
  package enum BackgroundMode: Sendable, Hashable {
    /// The mode makes no difference.
    case notNeeded
    /// The mode is required to continue in the background.
    case neededInBackground
    /// Without the mode the app crashes.
    case neededToAvoidException
  }

  /// The arguments that distinguish Apple's call from a wrapper's with the same name.
  package enum Arguments: Sendable, Hashable {
    /// Apple's method has no arguments.
    case none
    /// The first argument has this label.
    case first(String)
    /// The arguments vary, or the API isn't a function.
    case any
  }

  /// The API's name in Swift, without labels.
  package let name: String
  /// The kind of use in source code: a call, the creation of an object, or an assignment.
  package let kind: SourceFact.Kind
  /// The arguments of Apple's call.
  package let arguments: Arguments
  /// The purpose.
  package let use: LocationUse
  /// The first release with the API.
  package let firstRelease: Release
  /// The required keys.
  package let keys: [KeyNeed]
  /// The effect of the background mode.
  package let backgroundMode: BackgroundMode
  /// Returns whether it shows a prompt on a release if the status is not determined.
  package let prompts: Condition
  /// Returns whether it requires Always on a release even while the app is in use.
  package let needsAlways: Condition
  /// The facts on which the requirements are based.
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

  /// Returns whether a use is of this API, rather than of a wrapper, and does more than disable it.
  func isMet(by fact: SourceFact) -> Bool {
    guard fact.kind == kind, fact.value != .boolean(false) else { return false }
    return switch arguments {
    case .none: fact.arguments.isEmpty
    case .first(let label): fact.arguments.first?.label == label
    case .any: true
    }
  }

  /// Returns the first known release with a declaration.
  private static func firstRelease(of declaration: Declaration) -> Release {
    declaration.availability.introduced.flatMap { Policies.known.release(major: $0.major, minor: $0.minor) }
      ?? Policies.known.oldest.release
  }
}
