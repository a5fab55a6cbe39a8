import SourceFacts

extension CodeUse {
  /// Whether the fact is an assignment of a literal true.
  var setsTrue: Bool { fact.value == .boolean(true) }

  /// Whether the value or a condition at the place looks at the Info.plist's background modes.
  var readsBackgroundModes: Bool {
    if isGuarded(by: "backgroundMode") { return true }
    switch fact.value {
    case .other(let text)?, .name(let text)?: return text.mentions("backgroundMode") || text == "newValue"
    case .boolean, .string, .number, nil: return false
    }
  }
}
