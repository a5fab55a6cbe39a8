public import LocationPolicy

/// How actions name an app, and what they install: a device by its number, a scenario file by its place, and what has
/// only one app by nothing.
public protocol AppReference: Hashable, Sendable {
  /// What is installed.
  associatedtype Bundle: Hashable & Sendable
}

/// What the person with the phone does.
///
/// This is the only list of it: a device performs these actions, the situations of ``OnlyApp`` are reached by them, and a
/// scenario file writes them down.
public enum PersonAction<App: AppReference>: Hashable, Sendable {
  /// Answers the prompt that is up; the Precise toggle is moved first where it is off.
  case answers(Choice, precise: Bool = true)
  /// Taps the app's icon, or comes back to the app.
  case opens(App)
  /// Leaves whatever is on the screen for the Home screen.
  case goesHome
  /// Opens Settings.
  case opensSettings
  /// Locks the phone.
  case locksPhone
  /// Unlocks the phone, which shows again what was on the screen.
  case unlocksPhone
  /// Ends the app in the app switcher.
  case forceQuits(App)
  /// Deletes the app.
  case deletes(App)
  /// Installs the app again, or another version of it (KEY-017).
  case installs(App.Bundle)
  /// Chooses a row on the app's location page in Settings.
  case chooses(SettingsRow, for: App)
  /// Moves the Precise Location switch on the app's location page in Settings.
  case setsPrecise(Bool, for: App)
  /// Moves the Location Services switch in Settings.
  case setsLocationServices(Bool)
  /// Moves the app's Background App Refresh switch in Settings.
  case setsBackgroundAppRefresh(Bool, for: App)
  /// Has Settings reset Location & Privacy.
  case resetsLocationAndPrivacy
  /// Turns a restriction of Location Services on or off (SET-009).
  case setsRestriction(Bool)
  /// Taps the background location indicator, which opens the app that it belongs to (IND-003).
  case tapsIndicator
  /// Taps a location button of the app on the screen (AUTH-073).
  case tapsLocationButton(isLegible: Bool = true)
  /// Adds a location widget of the app to the Home screen (AUTH-054).
  case addsWidget(App)
  /// Looks at the app's widget (DEL-004).
  case looksAtWidget(App)
  /// Turns the phone off and on again.
  case restartsPhone
  /// Updates the phone to a later release, which restarts it (SET-011, SET-012, SET-013).
  case updatesSystem(to: Release)
}

/// The app of a phone that has no other.
public enum OnlyApp: AppReference {
  /// Nothing but this app is ever installed.
  public typealias Bundle = Never
  /// The app.
  case app
}

extension PersonAction {
  /// The app that the action is done to; nil for actions on the phone and on whatever is on the screen.
  package var app: App? {
    switch self {
    case .opens(let app), .forceQuits(let app), .deletes(let app), .chooses(_, let app),
      .setsPrecise(_, let app), .setsBackgroundAppRefresh(_, let app), .addsWidget(let app),
      .looksAtWidget(let app):
      app
    case .answers, .goesHome, .opensSettings, .locksPhone, .unlocksPhone, .installs, .setsLocationServices,
      .resetsLocationAndPrivacy, .setsRestriction, .tapsIndicator, .tapsLocationButton, .restartsPhone,
      .updatesSystem:
      nil
    }
  }

  /// The same action where apps are named in another way; nil if its app has no name there.
  package func naming<Other>(
    _ name: (App) -> Other?, installing bundle: (App.Bundle) -> Other.Bundle
  ) -> PersonAction<Other>? {
    switch self {
    case .answers(let choice, let precise): .answers(choice, precise: precise)
    case .opens(let app): name(app).map { .opens($0) }
    case .goesHome: .goesHome
    case .opensSettings: .opensSettings
    case .locksPhone: .locksPhone
    case .unlocksPhone: .unlocksPhone
    case .forceQuits(let app): name(app).map { .forceQuits($0) }
    case .deletes(let app): name(app).map { .deletes($0) }
    case .installs(let installed): .installs(bundle(installed))
    case .chooses(let row, let app): name(app).map { .chooses(row, for: $0) }
    case .setsPrecise(let isOn, let app): name(app).map { .setsPrecise(isOn, for: $0) }
    case .setsLocationServices(let isOn): .setsLocationServices(isOn)
    case .setsBackgroundAppRefresh(let isOn, let app):
      name(app).map { .setsBackgroundAppRefresh(isOn, for: $0) }
    case .resetsLocationAndPrivacy: .resetsLocationAndPrivacy
    case .setsRestriction(let isOn): .setsRestriction(isOn)
    case .tapsIndicator: .tapsIndicator
    case .tapsLocationButton(let isLegible): .tapsLocationButton(isLegible: isLegible)
    case .addsWidget(let app): name(app).map { .addsWidget($0) }
    case .looksAtWidget(let app): name(app).map { .looksAtWidget($0) }
    case .restartsPhone: .restartsPhone
    case .updatesSystem(let release): .updatesSystem(to: release)
    }
  }
}
