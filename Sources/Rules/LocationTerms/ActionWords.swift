package import LocationDelivery
package import LocationPolicy

/// The form of an action in a scenario file: what follows its keyword, and how to create the action from it.
package enum ActionForm<App: AppReference> {
  /// Nothing follows: the keyword is enough.
  case plain(PersonAction<App>)
  /// An app.
  case app((App) -> PersonAction<App>)
  /// On or off.
  case flag((Bool) -> PersonAction<App>)
  /// On or off, for an app.
  case flagOfApp((Bool, App) -> PersonAction<App>)
  /// A row of an app's page in Settings.
  case row((SettingsRow, App) -> PersonAction<App>)
  /// A button of a prompt, and the Precise toggle as a separate entry.
  case answer
  /// Nothing, or a separate entry for whether the location button is legible.
  case locationButton
  /// The description of an app.
  case bundle
  /// A release.
  case release

  /// Whether the keyword is enough for an action.
  package var isWordEnough: Bool {
    switch self {
    case .plain, .app, .locationButton: true
    case .flag, .flagOfApp, .row, .answer, .bundle, .release: false
    }
  }
}

extension PersonAction {
  /// The keywords of scenario files for all actions; files are read and written with this table.
  package static var words: [(word: String, form: ActionForm<App>)] {
    [
      ("goesHome", .plain(.goesHome)), ("opensSettings", .plain(.opensSettings)),
      ("locksPhone", .plain(.locksPhone)), ("unlocksPhone", .plain(.unlocksPhone)),
      ("turnsOnDisplay", .plain(.turnsOnDisplay)), ("showsInCar", .flagOfApp { .showsInCar($0, for: $1) }),
      ("resetsLocationAndPrivacy", .plain(.resetsLocationAndPrivacy)),
      ("tapsIndicator", .plain(.tapsIndicator)), ("tapsLocationButton", .locationButton),
      ("restartsPhone", .plain(.restartsPhone)), ("opens", .app { .opens($0) }),
      ("forceQuits", .app { .forceQuits($0) }), ("deletes", .app { .deletes($0) }),
      ("addsWidget", .app { .addsWidget($0) }), ("looksAtWidget", .app { .looksAtWidget($0) }),
      ("removesLiveActivity", .app { .removesLiveActivity($0) }),
      ("answers", .answer), ("installs", .bundle), ("chooses", .row { .chooses($0, for: $1) }),
      ("setsPrecise", .flagOfApp { .setsPrecise($0, for: $1) }),
      ("setsBackgroundAppRefresh", .flagOfApp { .setsBackgroundAppRefresh($0, for: $1) }),
      ("updatesSystem", .release),
    ] + PhoneSwitch.allCases.map { which in (which.word, .flag { .sets(which, to: $0) }) }
  }

  /// The value that follows the keyword of an action.
  package enum Argument {
    /// The keyword is enough.
    case none
    /// A value.
    case value(JSONValue)
    /// A value for an app.
    case valueForApp(JSONValue)
    /// A value, and a second one with its own name.
    case values(JSONValue, name: String, JSONValue)
  }

  /// Returns the keyword of the action in scenario files and what follows it; nil for an installation, which takes
  /// the description of an app.
  ///
  /// - Parameters:
  ///   - name: Returns the name of an app in the file; nil if it has only one.
  ///   - row: Returns the name of a row of Settings in the file.
  package func words(
    naming name: (App) -> String? = { _ in nil }, row: (SettingsRow) -> String
  ) -> (word: String, argument: Argument)? {
    for (word, form) in Self.words {
      if let argument = argument(in: form, naming: name, row: row) { return (word, argument) }
    }
    return nil
  }

  /// Returns the action as a step of a scenario file; nil for an installation.
  package func scenarioStep(
    naming name: (App) -> String? = { _ in nil }, row: (SettingsRow) -> String
  ) -> [String: JSONValue]? {
    guard let (word, argument) = words(naming: name, row: row) else { return nil }
    switch argument {
    case .none: return ["person": .string(word)]
    case .value(let value): return ["person": .object([word: value])]
    case .valueForApp(let value):
      var step: [String: JSONValue] = ["person": .object([word: value])]
      step["of"] = app.flatMap(name).map { .string($0) }
      return step
    case .values(let value, let other, let otherValue):
      return ["person": .object([word: value, other: otherValue])]
    }
  }

  /// Returns what follows the keyword of a form if it creates the action; nil if it does not.
  private func argument(
    in form: ActionForm<App>, naming name: (App) -> String?, row rowName: (SettingsRow) -> String
  ) -> Argument? {
    switch form {
    case .plain(let action): return action == self ? Argument.none : nil
    case .app(let make):
      guard let app, make(app) == self else { return nil }
      return name(app).map { .value(.string($0)) } ?? Argument.none
    case .flag(let make): return [true, false].first { make($0) == self }.map { .value(.boolean($0)) }
    case .flagOfApp(let make):
      guard let app else { return nil }
      return [true, false].first { make($0, app) == self }.map { .valueForApp(.boolean($0)) }
    case .row(let make):
      guard let app else { return nil }
      return SettingsRow.allCases.first { make($0, app) == self }.map { .valueForApp(.string(rowName($0))) }
    case .answer:
      guard case .answers(let choice, let precise) = self else { return nil }
      let button = JSONValue.string(choice.caseName)
      return precise ? .value(button) : .values(button, name: "precise", .boolean(false))
    case .locationButton:
      guard case .tapsLocationButton(let isLegible) = self else { return nil }
      return isLegible ? Argument.none : .values(.boolean(true), name: "isLegible", .boolean(false))
    case .release:
      guard case .updatesSystem(let release) = self else { return nil }
      return .value(.string(release.firstVersionText))
    case .bundle: return nil
    }
  }
}

extension SystemAction {
  /// The keywords of scenario files for all actions; files are read and written with this table.
  package static var words: [(word: String, action: (App) -> SystemAction<App>)] {
    [
      ("terminates", { .terminates($0) }), ("launchesInBackground", { .launchesInBackground($0) }),
      ("showsSecondPrompt", { .showsSecondPrompt($0) }), ("reminds", { .reminds($0) }),
      ("deliversWatchMessage", { .deliversWatchMessage($0) }),
      ("deliversLocationPush", { .deliversLocationPush($0) }), ("refreshesWidget", { .refreshesWidget($0) }),
    ]
  }

  /// The keyword of the action in scenario files.
  package var word: String {
    guard let word = Self.words.first(where: { $0.action(app) == self })?.word else {
      preconditionFailure("an action of the system has no word")
    }
    return word
  }
}

extension SettingsRow {
  /// The names of the rows in scenario files; the first name of a row is valid on all releases.
  package static let words: [(name: String, value: SettingsRow)] = [
    ("Off", .off), ("On", .on), ("Never", .never), ("Ask Next Time", .askNextTime),
    ("Ask Next Time Or When I Share", .askNextTime), ("While Using", .whileUsing),
    ("While Using the App", .whileUsing), ("Always", .always),
  ]

  /// The name of the row in scenario files.
  package var word: String {
    guard let word = Self.words.first(where: { $0.value == self })?.name else {
      preconditionFailure("a row of Settings has no word")
    }
    return word
  }
}
