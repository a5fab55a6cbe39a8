import LocationPolicy

extension Choice {
  /// Finds the choice of a button's label or of a name, whatever the case of its letters.
  init?(named name: String) {
    let name = name.lowercased().replacing("’", with: "'")
    guard
      let choice = Choice.allCases.first(where: {
        "\($0)".lowercased() == name || $0.label?.lowercased() == name
      })
    else { return nil }
    self = choice
  }
}

extension Grant {
  /// Finds a grant by the name that the environment gives it.
  init?(named name: String) {
    let names: [String: Grant] = [
      "not-determined": .notDetermined, "once": .temporary, "when-in-use": .whenInUse,
      "provisional-always": .provisionalAlways, "always": .always, "denied": .denied,
    ]
    guard let grant = names[name.lowercased()] else { return nil }
    self = grant
  }
}
