extension Release {
  /// iOS 13.0 to 13.3.
  public static let iOS13 = Release(major: 13, through: 3)
}

extension Revision {
  /// iOS 13.0 to 13.3: Allow Once, provisional Always, all services while in use, the repeating reminder.
  static var iOS13: Revision {
    Revision(.iOS13) { policy in
      policy.whenInUsePrompt = Sourced(.first13, .auth046, .auth049)
      policy.alwaysPrompt = Sourced(.first13, .auth046)
      policy.firstAlwaysRequest = Sourced(.provisional, .auth026, .auth049, .auth060, .auth064)
      // Apple announced the prompt for iOS 13 and shipped it with 13.4; until then the grant turns provisional.
      policy.escalation = Sourced(.becomesProvisional, .auth052)
      policy.escalationPrompt = Sourced(.second13, .auth052)
      policy.provisionalPrompt = Sourced(.second13, .auth050, .auth062)
      policy.settingsRows = Sourced(.askNextTime, .set001, .set002)
      policy.reminder = Sourced(.repeating, .set021)
      policy.whenInUseServices = Sourced(policy.services.value, .mon002)
      policy.deferredUpdates = Sourced(false, .del085)
    }
  }
}
