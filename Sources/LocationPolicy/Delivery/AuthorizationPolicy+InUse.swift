extension AuthorizationPolicy {
  /// Returns whether an app counts as in use (DEL-001, DEL-002, DEL-004).
  ///
  /// The indicator that counts is the one of a background session of the app.
  public func isInUse(_ context: DeliveryContext, indicatorShows: Bool) -> Bool {
    switch context.phase {
    case .foreground, .grace: true
    case .background, .suspended:
      indicatorShows || context.aids.contains(.sessionIndicator)
        || (backgroundActivitySession.value && context.aids.contains(.backgroundActivity))
        || (widgets.value && context.aids.contains(.widgetSeen))
        || (watchMessages.value && context.aids.contains(.watchMessage))
    case .terminated, .forceQuit, .rebooted: false
    }
  }
}
