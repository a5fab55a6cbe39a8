extension Release {
  /// iOS 14.
  public static let iOS14 = Release(major: 14)
}

extension Revision {
  /// iOS 14: the choice of accuracy, a new callback, widgets, App Clips.
  static var iOS14: Revision {
    Revision(.iOS14) { policy in
      policy.whenInUsePrompt = Sourced(.first14, .auth047, .auth048, .auth049)
      policy.alwaysPrompt = Sourced(.first14, .auth047, .auth048)
      policy.firstAlwaysRequest = Sourced(
        .provisional, .auth026, .auth048, .auth049, .auth060, .auth064)
      policy.callback = Sourced(.locationManagerDidChangeAuthorization, .auth005)
      policy.accuracyChoice = Sourced(true, .auth002, .auth048)
      policy.temporaryFullAccuracy = Sourced(true, .auth053, .auth072)
      policy.widgets = Sourced(true, .key042, .auth054, .del089)
      policy.appClips = Sourced(true, .key043, .auth055)
    }
  }
}
