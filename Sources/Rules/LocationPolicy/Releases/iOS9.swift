extension Release {
  /// iOS 9.
  public static let iOS9 = Release(major: 9)
}

extension Revision {
  /// iOS 9: allowsBackgroundLocationUpdates, which raises an exception without the mode, requestLocation(), watch
  /// apps.
  static var iOS9: Revision {
    Revision(.iOS9) { policy in
      policy.backgroundSwitch = Sourced(.property, .bg001, .bg002, .bg007)
      policy.backgroundIndicator = Sourced(.barForWhenInUse, .bg007)
      policy.services = Sourced(
        policy.services.value.union(ServiceSet(.requestLocation)), .mon001, .mon002, .del008)
      policy.whenInUseServices = Sourced(
        policy.whenInUseServices.value.union(ServiceSet(.requestLocation)), .mon001, .del070)
      policy.watchMessages = Sourced(true, .del002, .set014)
      // Whether the reminder repeats is documented for iOS 8 only.
      policy.reminder = Sourced(.repetitionUnknown, .set020)
    }
  }
}
