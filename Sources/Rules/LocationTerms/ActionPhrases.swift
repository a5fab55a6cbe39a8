package import LocationDelivery
package import LocationPolicy
package import Phrases

/// The names of apps, buttons and rows in sentences about actions.
package protocol ActionNames<App> {
  /// The way in which actions refer to an app.
  associatedtype App: AppReference

  /// Returns the name of an app, or words for it if it has none.
  func phrase(of app: App) -> Phrase
  /// Returns the name of an app that is installed.
  func name(of bundle: App.Bundle) -> String
  /// Returns the label of a button, in quotation marks.
  func phrase(for choice: Choice) -> Phrase
  /// Returns the text of a row in Settings.
  func phrase(for row: SettingsRow) -> Phrase
}

extension PersonAction {
  /// Returns a phrase for the person's action that follows "the person".
  package func wording(_ names: some ActionNames<App>) -> Phrase {
    switch self {
    case .answers(let choice, let precise):
      precise
        ? "answers \(names.phrase(for: choice))" : "answers \(names.phrase(for: choice)) with Precise: Off"
    case .opens(let app): "opens \(names.phrase(of: app))"
    case .goesHome: "goes to the Home screen"
    case .opensSettings: "opens Settings"
    case .locksPhone: "locks the phone"
    case .unlocksPhone: "unlocks the phone"
    case .forceQuits(let app): "ends \(names.phrase(of: app)) in the app switcher"
    case .deletes(let app): "deletes \(names.phrase(of: app))"
    case .installs(let bundle): "installs \(names.name(of: bundle))"
    case .chooses(let row, let app): "chooses “\(names.phrase(for: row))” for \(names.phrase(of: app))"
    case .setsPrecise(let precise, let app):
      "turns Precise Location \(onOff(precise)) for \(names.phrase(of: app))"
    case .sets(let which, let isOn): which.terms(turning: isOn).wording
    case .setsBackgroundAppRefresh(let on, let app):
      "turns Background App Refresh \(onOff(on)) for \(names.phrase(of: app))"
    case .resetsLocationAndPrivacy: "resets Location & Privacy"
    case .tapsIndicator: "taps the location indicator"
    case .tapsLocationButton(let isLegible):
      isLegible ? "taps the location button" : "taps an illegible location button"
    case .addsWidget(let app): "adds a widget of \(names.phrase(of: app))"
    case .looksAtWidget(let app): "looks at the widget of \(names.phrase(of: app))"
    case .turnsOnDisplay: "turns on the display"
    case .showsInCar(let isShown, let app):
      isShown
        ? "shows \(names.phrase(of: app)) on the car’s display"
        : "removes \(names.phrase(of: app)) from the car’s display"
    case .removesLiveActivity(let app): "removes the Live Activity of \(names.phrase(of: app))"
    case .restartsPhone: "restarts the phone"
    case .updatesSystem(let release): "updates the phone to iOS \(release.name)"
    }
  }

  private func onOff(_ value: Bool) -> Phrase { value ? "on" : "off" }
}

extension SystemAction {
  /// Returns a phrase for the system's action that follows "the system".
  package func wording(_ names: some ActionNames<App>) -> Phrase {
    switch self {
    case .terminates(let app): "ends the process of \(names.phrase(of: app))"
    case .launchesInBackground(let app): "launches \(names.phrase(of: app)) into the background"
    case .showsSecondPrompt(let app): "finds a moment for the second prompt of \(names.phrase(of: app))"
    case .reminds(let app): "finds a moment to remind of \(names.phrase(of: app))"
    case .deliversWatchMessage(let app): "hands \(names.phrase(of: app)) a message of its watch app"
    case .deliversLocationPush(let app): "gets a location push for \(names.phrase(of: app))"
    case .refreshesWidget(let app): "refreshes the widget of \(names.phrase(of: app))"
    }
  }
}

/// The names in sentences about a phone with a single app.
package struct OnlyAppNames: ActionNames {
  private let policy: AuthorizationPolicy

  /// Creates the names with the texts of Settings from the rules of a release.
  package init(under policy: AuthorizationPolicy) { self.policy = policy }

  package func phrase(of app: OnlyApp) -> Phrase { "the app" }
  package func name(of bundle: Never) -> String {}
  package func phrase(for choice: Choice) -> Phrase { "“\(choice.words().phrase(on: policy.release))”" }
  package func phrase(for row: SettingsRow) -> Phrase {
    policy.settingsRows.value.words(of: row).phrase(on: policy.release)
  }
}
