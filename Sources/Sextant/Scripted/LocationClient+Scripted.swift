import LocationPolicy

extension LocationClient {
  /// A client that says what a script has, without a prompt and without Core Location: for previews and tests of views.
  ///
  /// It finds and follows locations and asks for permission. It has no compass, and tells neither visits nor regions. It
  /// remembers nothing, and takes the app for active.
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
