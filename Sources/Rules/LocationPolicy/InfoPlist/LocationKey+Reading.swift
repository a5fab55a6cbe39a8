extension LocationKey {
  /// Returns whether a release reads the key.
  public func isRead(under policy: AuthorizationPolicy) -> Bool {
    switch self {
    case .legacy: !policy.requestMethods.value
    case .whenInUse: policy.whenInUseDescriptions.value.contains(.whenInUse)
    case .legacyAlways: policy.alwaysDescriptions.value.contains(.legacyAlways)
    case .alwaysAndWhenInUse: policy.alwaysDescriptions.value.contains(.alwaysAndWhenInUse)
    case .temporaryPurposes: policy.temporaryFullAccuracy.value
    case .defaultAccuracyReduced: policy.accuracyChoice.value
    case .widgetWantsLocation: policy.widgets.value
    case .appClipConfirmation: policy.appClips.value
    case .requireExplicitSession, .requireExplicitSessionAlternate:
      policy.asyncUpdates.value == .implicitSession
    case .backgroundModes, .requiredDeviceCapabilities: true
    }
  }
}
