import LocationSimulation

extension DeviceHost {
  /// The device that code of the current task belongs to; nil if none was set.
  @TaskLocal public static var ofTask: DeviceHost?

  private static let shared = Guarded<DeviceHost?>(nil)

  /// The device of code that has no other device; nil until one is set.
  public static var processDefault: DeviceHost? {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// The device that the caller's Core Location objects belong to.
  ///
  /// The task's device, which is also set while a delegate is called; or else that of the code which a test steps; or
  /// else that of the process.
  public static var current: DeviceHost {
    if let host = ofTask ?? StepScope.host ?? processDefault { return host }
    return EnvironmentPhones.current
  }

  /// Whether code of this device has used an object of another device, such as one that a static property has kept
  /// from an earlier test.
  package var usesOtherDevice: Bool { state.withLock { $0.usesOtherDevice } }

  /// Records that the current task uses an object of this device.
  package func noteUse() {
    guard let host = Self.ofTask, host !== self else { return }
    host.state.withLock { $0.usesOtherDevice = true }
  }

  /// Runs code whose Core Location objects belong to this device.
  public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    var outcome: Swift.Result<Result, Failure>?
    Self.$ofTask.withValue(self) {
      do throws(Failure) { outcome = .success(try body()) } catch { outcome = .failure(error) }
    }
    guard let outcome else { preconditionFailure("the body did not run") }
    return try outcome.get()
  }
}
