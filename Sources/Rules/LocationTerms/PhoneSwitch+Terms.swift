package import LocationPolicy
package import Phrases

/// The words for moving a switch of the phone.
package struct SwitchTerms {
  /// The phrase in a story, which follows "the person".
  package let wording: Phrase
  /// The label of the move in a list of moves.
  package let label: Phrase
  /// The reason why the move is impossible: the switch is already in that position.
  package let refusal: Phrase
}

extension PhoneSwitch {
  /// The keyword in scenario files.
  package var word: String {
    switch self {
    case .locationServices: "setsLocationServices"
    case .restriction: "setsRestriction"
    case .forbiddenChanges: "forbidsLocationChanges"
    }
  }

  /// The name of the case.
  package var caseName: String {
    switch self {
    case .locationServices: "locationServices"
    case .restriction: "restriction"
    case .forbiddenChanges: "forbiddenChanges"
    }
  }

  /// Returns the words for turning the switch on or off.
  package func terms(turning isOn: Bool) -> SwitchTerms {
    let onOff: Phrase = isOn ? "on" : "off"
    return switch self {
    case .locationServices:
      SwitchTerms(
        wording: "turns Location Services \(onOff)", label: "Settings: Location Services \(onOff)",
        refusal: "Location Services is \(onOff) already")
    case .restriction:
      SwitchTerms(
        wording: "turns a restriction of Location Services \(onOff)",
        label: "restriction of Location Services \(onOff)", refusal: "the restriction is \(onOff) already")
    // The restrictions moved from Settings › General to Screen Time in iOS 12; the rows have one name.
    case .forbiddenChanges where isOn:
      SwitchTerms(
        wording: "chooses “Don’t Allow Changes” for Location Services in the restrictions",
        label: "Restrictions: Don’t Allow Changes", refusal: "changes are forbidden already")
    case .forbiddenChanges:
      SwitchTerms(
        wording: "chooses “Allow Changes” for Location Services in the restrictions",
        label: "Restrictions: Allow Changes", refusal: "changes are allowed already")
    }
  }

  /// The instruction for a person with a real iPhone; nil if a UI test can move the switch.
  package var instruction: String? {
    switch self {
    case .locationServices: nil
    case .restriction:
      "Restrict Location Services, or lift that; no setting or profile is known that does it to an app with a grant."
    case .forbiddenChanges:
      "Settings, Screen Time, Content & Privacy Restrictions, Location Services: change what is allowed."
    }
  }
}
