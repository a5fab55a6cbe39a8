import LocationPolicy

extension DeviceHost {
  /// The device that the environment describes, for code that sets none.
  static let ofEnvironment = DeviceHost(release: .newest, clock: .live())
}
