import LocationPolicy
import LocationSimulation

/// What happens while a request is under way.
enum Act: Hashable, Sendable {
  /// The person answers the prompt that is up.
  case answers(Choice, precise: Bool)
  /// The person or the system takes the app from the screen, and the app comes back.
  case leaves(Leaving)
  /// Nothing happens, until the client has to know.
  case waits
  /// The caller's time limit passes.
  case limits
  /// The calling task is canceled.
  case cancels

  /// A way to leave an app.
  enum Leaving: Hashable, Sendable {
    case locksPhone
    case goesHome
    case opensOtherApp
    case opensSettings
    case choosesInSettings(SettingsRow)
    case movesPrecise(Bool)
    case turnsServicesOff
    case resets
    case restricts
    case forceQuits
    case terminates
    case restartsPhone

    /// Whether the app's process ends by it.
    var endsProcess: Bool {
      switch self {
      case .forceQuits, .terminates, .restartsPhone: true
      case .locksPhone, .goesHome, .opensOtherApp, .opensSettings, .choosesInSettings, .movesPrecise,
        .turnsServicesOff, .resets, .restricts:
        false
      }
    }

    /// All ways on a release.
    static func all(under policy: AuthorizationPolicy) -> [Leaving] {
      [
        .locksPhone, .goesHome, .opensOtherApp, .opensSettings, .turnsServicesOff, .resets, .restricts,
        .forceQuits, .terminates, .restartsPhone,
      ] + (policy.accuracyChoice.value ? [.movesPrecise(false)] : [])
        + policy.settingsRows.value.rows.map { .choosesInSettings($0) }
    }
  }

  /// Whether the client does not see all that it does to the authorization.
  var isOutOfSight: Bool {
    switch self {
    case .leaves(.choosesInSettings), .leaves(.movesPrecise), .leaves(.turnsServicesOff), .leaves(.resets),
      .leaves(.restricts):
      true
    case .leaves(.locksPhone), .leaves(.goesHome), .leaves(.opensOtherApp), .leaves(.opensSettings),
      .leaves(.forceQuits), .leaves(.terminates), .leaves(.restartsPhone), .answers, .waits, .limits,
      .cancels:
      false
    }
  }

  /// Whether the app is away from the screen after it.
  var takesAway: Bool {
    if case .leaves = self { return true }
    return false
  }
}
