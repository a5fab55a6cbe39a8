import LocationPolicy
import LocationSimulation

/// An event while a request is in progress.
enum Act: Hashable, Sendable {
  /// The person answers the visible prompt.
  case answers(Choice, precise: Bool)
  /// The app leaves the screen and comes back.
  case leaves(Leaving)
  /// Nothing happens until the client must know.
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

    /// Whether it ends the app's process.
    var endsProcess: Bool {
      switch self {
      case .forceQuits, .terminates, .restartsPhone: true
      case .locksPhone, .goesHome, .opensOtherApp, .opensSettings, .choosesInSettings, .movesPrecise,
        .turnsServicesOff, .resets, .restricts:
        false
      }
    }

    /// Returns all ways on a release.
    static func all(under policy: AuthorizationPolicy) -> [Leaving] {
      [
        .locksPhone, .goesHome, .opensOtherApp, .opensSettings, .turnsServicesOff, .resets, .restricts,
        .forceQuits, .terminates, .restartsPhone,
      ] + (policy.accuracyChoice.value ? [.movesPrecise(false)] : [])
        + policy.settingsRows.value.rows.map { .choosesInSettings($0) }
    }
  }

  /// Whether the client doesn't see all of its effects on the authorization.
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

  /// Whether the app is off screen after it.
  var takesAway: Bool {
    if case .leaves = self { return true }
    return false
  }
}
