package import LocationPolicy

/// The rules of a release and the declarations of the app, which determine what happens in a situation.
///
/// It is a class because rules are large and steps are made millions of times.
package final class SituationRules: Sendable {
  /// The rules of the release.
  package let policy: AuthorizationPolicy
  /// The app's declarations.
  package let app: AppConfiguration
  /// Whether the Info.plist has a text for the purpose with which the app requests full accuracy (KEY-030).
  package let hasPurpose: Bool
  /// The moves besides those of a location manager and its usual person, if the release has them.
  package let addedMoves: Set<AddedMoves>

  /// Creates the rules for an app.
  package init(
    _ policy: AuthorizationPolicy, app: AppConfiguration = .complete, hasPurpose: Bool = true,
    addedMoves: Set<AddedMoves> = []
  ) {
    self.policy = policy
    self.app = app
    self.hasPurpose = hasPurpose
    self.addedMoves = addedMoves
  }
}
