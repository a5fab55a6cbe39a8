public import LocationPolicy

/// A test's expectation of an app at the end of each journey, in addition to what is expected of every app.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct JourneyExpectation<App>: Sendable {
  enum Form: Sendable {
    case always(String, @MainActor (App, TestPhone) -> Bool)
    case shows(@MainActor (App) -> AuthorizationStatus?)
    case finds(tap: String, seconds: Double, @MainActor (App) -> Bool)
  }

  let form: Form

  /// Expects a condition whenever the app is quiet; the name describes it, as in "the map is centered".
  public static func always(
    _ name: String, _ holds: @escaping @MainActor (App, TestPhone) -> Bool
  ) -> JourneyExpectation { JourneyExpectation(form: .always(name, holds)) }

  /// Expects the authorization that the app shows to be the real one, whenever it is on screen with nothing in front of it.
  ///
  /// The closure returns nil while the app shows none.
  public static func shows(
    _ status: @escaping @MainActor (App) -> AuthorizationStatus?
  ) -> JourneyExpectation { JourneyExpectation(form: .shows(status)) }

  /// Expects a location within a number of seconds after a tap, when the app may have one then, or the person's answers allow it.
  public static func finds(
    within seconds: Double, of tap: String, _ hasFound: @escaping @MainActor (App) -> Bool
  ) -> JourneyExpectation { JourneyExpectation(form: .finds(tap: tap, seconds: seconds, hasFound)) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension JourneyExpectation {
  /// Returns the same expectation for one app.
  @MainActor
  func of(_ app: App) -> JourneyExpectation<Void> {
    switch form {
    case .always(let name, let holds): .always(name) { _, phone in holds(app, phone) }
    case .shows(let status): .shows { _ in status(app) }
    case .finds(let tap, let seconds, let hasFound): .finds(within: seconds, of: tap) { _ in hasFound(app) }
    }
  }
}
