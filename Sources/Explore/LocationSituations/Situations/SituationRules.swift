package import LocationPolicy

/// What decides what happens in a situation: the rules of a release, and what the app declares.
///
/// A class, because rules are large and steps are made millions of times.
package final class SituationRules: Sendable {
  /// The rules of the release.
  package let policy: AuthorizationPolicy
  /// What the app declares.
  package let app: AppConfiguration
  /// Whether the Info.plist has a text for the purpose that the app asks full accuracy for (KEY-030).
  package let hasPurpose: Bool
  /// The parts of the Swift API that the app may use, where the release has them.
  package let services: Set<AddedService>

  /// Creates the rules for an app.
  package init(
    _ policy: AuthorizationPolicy, app: AppConfiguration = .complete, hasPurpose: Bool = true,
    services: Set<AddedService> = []
  ) {
    self.policy = policy
    self.app = app
    self.hasPurpose = hasPurpose
    self.services = services
  }
}
