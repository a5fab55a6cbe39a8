extension Release {
  /// iOS 17.
  public static let iOS17 = Release(major: 17)
}

extension Revision {
  /// iOS 17: live updates, monitors, background activity sessions.
  static var iOS17: Revision {
    Revision(.iOS17) { policy in
      let added: ServiceSet = [ServiceSet(.liveUpdates), ServiceSet(.monitor)]
      policy.asyncUpdates = Sourced(.askNothing, .auth080)
      policy.services = Sourced(policy.services.value.union(added), .mon001, .mon002, .del008)
      policy.whenInUseServices = Sourced(policy.whenInUseServices.value.union(added), .mon002, .mon007)
      policy.relaunchingServices = Sourced(
        policy.relaunchingServices.value.union(added), .del008, .del044, .mon007)
      policy.backgroundActivitySession = Sourced(true, .bg023, .bg024, .bg025, .bg026)
      policy.liveActivity = Sourced(true, .bg027)
    }
  }
}
