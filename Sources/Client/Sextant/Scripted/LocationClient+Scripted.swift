import LocationPolicy

extension LocationClient {
  /// A client that follows a script, without prompts and without Core Location, for previews and tests of views.
  ///
  /// It finds and follows locations and requests permission. It has no compass, and reports neither visits nor
  /// regions. It stores nothing, and assumes that the app is active.
  public static func scripted(_ script: LocationScript = LocationScript()) -> LocationClient {
    var environment = LocationEnvironment.current
    environment.infoDictionary = InfoDictionary(
      InfoPlistValues(saying: .complete), under: environment.policy)
    environment.report = nil
    environment.storage = ClientStorage(load: { _ in nil }, save: { _, _ in })
    environment.isInForeground = { true }
    environment.isActive = { true }
    environment.observeLifecycle = { _ in Cancellation {} }
    environment.system = ScriptedSystem(script, in: environment)
    return LocationClient(environment: environment)
  }
}
