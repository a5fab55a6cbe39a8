public import LocationHost
internal import LocationSimulation

extension DeviceHost {
  /// Runs the app's location push service extension in this process, for each location push that the phone gets.
  ///
  /// For each process of the extension the function creates a principal object, as the system does. Its managers read
  /// the app's authorization, and its process ends when it calls its completion, or some time after the warning that it
  /// takes too long.
  @available(iOS 15.0, *)
  public func runLocationPushExtension(
    payload: [String: String] = [:], _ create: @escaping @Sendable () -> any CLLocationPushServiceExtension
  ) {
    let principal = Guarded<Transfer<any CLLocationPushServiceExtension>?>(nil)
    runExtension(.locationPush) { event, host in
      switch event {
      case .runs:
        let receiver = principal.withLock { kept in
          let receiver = kept ?? Transfer(value: create())
          kept = receiver
          return receiver
        }
        let generation = host.processName
        receiver.value.didReceiveLocationPushPayload(payload) { [weak host] in
          guard let host, host.processName == generation else { return }
          host.call(.completeExtension)
        }
      case .timeEnds: principal.withLock { $0 }?.value.serviceExtensionWillTerminate()
      case .ended: principal.withLock { $0 = nil }
      }
    }
  }
}
