public import LocationPolicy

/// The way in which actions refer to apps and to what they install: by number on a device, by position in a scenario
/// file.
public protocol AppReference: Hashable, Sendable {
  /// The type of what is installed.
  associatedtype Bundle: Hashable & Sendable
}

/// The actions of the person with the phone.
///
/// This is the only list of them: a device performs these actions, they lead to the situations of ``OnlyApp``, and a
/// scenario file contains them.
public enum PersonAction<App: AppReference>: Hashable, Sendable {
  /// Answers the prompt that is showing; turns off the Precise toggle first if `precise` is false.
  case answers(Choice, precise: Bool = true)
  /// Taps the app's icon, or returns to the app.
  case opens(App)
  /// Leaves the current screen for the Home screen.
  case goesHome
  /// Opens Settings.
  case opensSettings
  /// Locks the phone.
  case locksPhone
  /// Unlocks the phone, which shows the previous screen again.
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
  /// Moves a switch in Settings that applies to all apps.
  case sets(PhoneSwitch, to: Bool)
  /// Moves the app's Background App Refresh switch in Settings.
  case setsBackgroundAppRefresh(Bool, for: App)
  /// Resets Location & Privacy in Settings.
  case resetsLocationAndPrivacy
  /// Taps the background location indicator, which opens the app that it belongs to (IND-003).
  case tapsIndicator
  /// Taps a location button of the app on the screen (AUTH-073).
  case tapsLocationButton(isLegible: Bool = true)
  /// Adds a location widget of the app to the Home screen (AUTH-054).
  case addsWidget(App)
  /// Looks at the app's widget (DEL-004).
  case looksAtWidget(App)
  /// Turns on the display of the locked phone, without unlocking it (MON-010).
  case turnsOnDisplay
  /// Shows the app on the car's display, or removes it there, whether or not the phone is locked (DEL-001).
  case showsInCar(Bool, for: App)
  /// Removes the app's Live Activity from the Lock Screen (BG-027).
  case removesLiveActivity(App)
  /// Turns the phone off and on again.
  case restartsPhone
  /// Updates the phone to a later release, which restarts it (SET-011, SET-012, SET-013).
  case updatesSystem(to: Release)
}

/// The app of a phone that has no others.
public enum OnlyApp: AppReference {
  /// Never, because nothing but this app is ever installed.
  public typealias Bundle = Never
  /// The app.
  case app
}

extension PersonAction {
  /// Moves the Location Services switch.
  public static func setsLocationServices(_ isOn: Bool) -> Self { .sets(.locationServices, to: isOn) }

  /// Turns a restriction of Location Services on or off.
  public static func setsRestriction(_ isOn: Bool) -> Self { .sets(.restriction, to: isOn) }

  /// The app that the action affects; nil for actions on the phone or on the current screen.
  package var app: App? {
    switch self {
    case .opens(let app), .forceQuits(let app), .deletes(let app), .chooses(_, let app),
      .setsPrecise(_, let app), .setsBackgroundAppRefresh(_, let app), .addsWidget(let app),
      .looksAtWidget(let app), .showsInCar(_, let app), .removesLiveActivity(let app):
      app
    case .answers, .goesHome, .opensSettings, .locksPhone, .unlocksPhone, .turnsOnDisplay, .installs,
      .sets, .resetsLocationAndPrivacy, .tapsIndicator, .tapsLocationButton, .restartsPhone, .updatesSystem:
      nil
    }
  }

  /// Returns the same action with another way of referring to apps; nil if its app has no reference there.
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
    case .sets(let which, let isOn): .sets(which, to: isOn)
    case .setsBackgroundAppRefresh(let isOn, let app):
      name(app).map { .setsBackgroundAppRefresh(isOn, for: $0) }
    case .resetsLocationAndPrivacy: .resetsLocationAndPrivacy
    case .tapsIndicator: .tapsIndicator
    case .tapsLocationButton(let isLegible): .tapsLocationButton(isLegible: isLegible)
    case .addsWidget(let app): name(app).map { .addsWidget($0) }
    case .looksAtWidget(let app): name(app).map { .looksAtWidget($0) }
    case .turnsOnDisplay: .turnsOnDisplay
    case .showsInCar(let isShown, let app): name(app).map { .showsInCar(isShown, for: $0) }
    case .removesLiveActivity(let app): name(app).map { .removesLiveActivity($0) }
    case .restartsPhone: .restartsPhone
    case .updatesSystem(let release): .updatesSystem(to: release)
    }
  }
}
