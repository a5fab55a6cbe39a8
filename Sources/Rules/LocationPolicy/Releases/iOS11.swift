extension Release {
  /// iOS 11.
  public static let iOS11 = Release(major: 11)
}

extension Revision {
  /// iOS 11: a third usage description, a choice of less than Always, one escalation, the indicator property.
  static var iOS11: Revision {
    Revision(.iOS11) { policy in
      policy.design.phone = .notch
      policy.whenInUsePrompt = Sourced(.whenInUse11, .auth043)
      policy.alwaysPrompt = Sourced(.always11, .auth044)
      policy.firstAlwaysRequest = Sourced(.asChosen, .auth044, .auth026)
      policy.escalation = Sourced(.prompts, .auth045, .auth026)
      policy.escalationPrompt = Sourced(.escalation11, .auth045)
      policy.singleAlwaysRequest = Sourced(true, .auth025, .auth026)
      policy.changeWakesSuspendedApp = Sourced(false, .set004)
      policy.alwaysDescriptions = Sourced([.whenInUse, .alwaysAndWhenInUse], .key005, .key006, .key007)
      policy.missingDescription = Sourced(.consoleMessage, .key010)
      policy.settingsRows = Sourced(.whileUsingForAll, .set001, .set012)
      policy.backgroundIndicator = Sourced(.propertyForAlways, .bg008)
      policy.statusArrow = Sourced(.hollowWhenRequestedSolidOnDelivery, .ind002)
    }
  }
}
