package import LocationDelivery
package import LocationPolicy

/// What follows an action's word in a scenario file, and makes the action of it.
package enum ActionForm<App: AppReference> {
  /// Nothing: the word is enough.
  case plain(PersonAction<App>)
  /// An app.
  case app((App) -> PersonAction<App>)
  /// On or off.
  case flag((Bool) -> PersonAction<App>)
  /// On or off, for an app.
  case flagOfApp((Bool, App) -> PersonAction<App>)
  /// A row of an app's page in Settings.
  case row((SettingsRow, App) -> PersonAction<App>)
  /// A button of a prompt; beside it, the Precise toggle.
  case answer
  /// Nothing, or beside the word whether the location button can be read.
  case locationButton
  /// The description of an app.
  case bundle
  /// A release.
  case release

  /// Whether the word is an action without anything that follows.
  package var isWordEnough: Bool {
    switch self {
    case .plain, .app, .locationButton: true
    case .flag, .flagOfApp, .row, .answer, .bundle, .release: false
    }
  }
}

extension PersonAction {
  /// The words of scenario files for all actions; files are read and written by this table.
  package static var words: [(word: String, form: ActionForm<App>)] {
    [
      ("goesHome", .plain(.goesHome)), ("opensSettings", .plain(.opensSettings)),
      ("locksPhone", .plain(.locksPhone)), ("unlocksPhone", .plain(.unlocksPhone)),
      ("resetsLocationAndPrivacy", .plain(.resetsLocationAndPrivacy)),
      ("tapsIndicator", .plain(.tapsIndicator)), ("tapsLocationButton", .locationButton),
      ("restartsPhone", .plain(.restartsPhone)), ("opens", .app { .opens($0) }),
      ("forceQuits", .app { .forceQuits($0) }), ("deletes", .app { .deletes($0) }),
      ("addsWidget", .app { .addsWidget($0) }), ("looksAtWidget", .app { .looksAtWidget($0) }),
      ("answers", .answer), ("installs", .bundle), ("chooses", .row { .chooses($0, for: $1) }),
      ("setsPrecise", .flagOfApp { .setsPrecise($0, for: $1) }),
      ("setsLocationServices", .flag { .setsLocationServices($0) }),
      ("setsBackgroundAppRefresh", .flagOfApp { .setsBackgroundAppRefresh($0, for: $1) }),
      ("setsRestriction", .flag { .setsRestriction($0) }), ("updatesSystem", .release),
    ]
  }

  /// What follows the word of an action.
  package enum Argument {
    /// The word is enough.
    case none
    /// A value.
    case value(JSONValue)
    /// A value for an app.
    case valueForApp(JSONValue)
    /// A value, and another by a name of its own.
    case values(JSONValue, name: String, JSONValue)
  }

  /// The word of scenario files for the action, and what follows it; nil for an installation, which takes the
  /// description of an app.
  ///
  /// - Parameters:
  ///   - name: What the file calls an app; nil where it has only one.
  ///   - row: What the file calls a row of Settings.
  package func words(
    naming name: (App) -> String? = { _ in nil }, row: (SettingsRow) -> String
  ) -> (word: String, argument: Argument)? {
    for (word, form) in Self.words {
      if let argument = argument(in: form, naming: name, row: row) { return (word, argument) }
    }
    return nil
  }

  /// The action as a step of a scenario file; nil for an installation.
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

  /// What follows the word of a form if the action is made by it; nil if it is not.
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
  /// The words of scenario files for all actions; files are read and written by this table.
  package static var words: [(word: String, action: (App) -> SystemAction<App>)] {
    [
      ("terminates", { .terminates($0) }), ("launchesInBackground", { .launchesInBackground($0) }),
      ("showsSecondPrompt", { .showsSecondPrompt($0) }), ("reminds", { .reminds($0) }),
      ("deliversWatchMessage", { .deliversWatchMessage($0) }),
    ]
  }

  /// The word of scenario files for the action.
  package var word: String {
    guard let word = Self.words.first(where: { $0.action(app) == self })?.word else {
      preconditionFailure("an action of the system has no word")
    }
    return word
  }
}

extension SettingsRow {
  /// The words of scenario files for the rows, the first of a row's the one that is valid on all releases.
  package static let words: [(name: String, value: SettingsRow)] = [
    ("Off", .off), ("On", .on), ("Never", .never), ("Ask Next Time", .askNextTime),
    ("Ask Next Time Or When I Share", .askNextTime), ("While Using", .whileUsing),
    ("While Using the App", .whileUsing), ("Always", .always),
  ]

  /// The word of scenario files for the row.
  package var word: String {
    guard let word = Self.words.first(where: { $0.value == self })?.name else {
      preconditionFailure("a row of Settings has no word")
    }
    return word
  }
}
