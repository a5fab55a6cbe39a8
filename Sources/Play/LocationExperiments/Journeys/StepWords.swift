/// Steps of journeys, as scenarios write them.
extension String {
  static let opens = #"{"person": "opens"}"#
  static let home = #"{"person": "goesHome"}"#
  static let settings = #"{"person": "opensSettings"}"#
  static let reset = #"{"person": "resetsLocationAndPrivacy"}"#
  static let terminated = #"{"system": "terminates"}"#
  /// Continues standard updates of the app in the background.
  static let updates = app(
    #"{"allowsBackgroundLocationUpdates": true}"#, #"{"pausesLocationUpdatesAutomatically": false}"#,
    #""startUpdatingLocation""#)
  static let changes = app(#""startMonitoringSignificantLocationChanges""#)

  static func person(_ action: String) -> String { #"{"person": \#(action)}"# }
  static func chooses(_ row: String) -> String { person(#"{"chooses": "\#(row)"}"#) }
  static func answers(_ choice: String, more: String = "") -> String {
    person(#"{"answers": "\#(choice)"\#(more)}"#)
  }
  static func imprecise(_ choice: String) -> String { answers(choice, more: #", "precise": false"#) }
  static func precise(_ isPrecise: Bool) -> String { person(#"{"setsPrecise": \#(isPrecise)}"#) }
  static func services(_ areOn: Bool) -> String { person(#"{"setsLocationServices": \#(areOn)}"#) }
  static func restriction(_ isOn: Bool) -> String { person(#"{"setsRestriction": \#(isOn)}"#) }
  static func app(_ calls: String...) -> String { #"{"app": [\#(calls.joined(separator: ", "))]}"# }
  static func asks(_ level: String) -> String { app(#""request\#(level)Authorization""#) }
  static func wait(_ time: String) -> String { #"{"wait": "\#(time)"}"# }
  static func world(_ change: String) -> String { #"{"world": \#(change)}"# }
  /// Places the phone some kilometers north of the start.
  static func at(_ kilometers: Double) -> String { world(#"{"stays": [\#(48 + kilometers / 111), 11]}"#) }
  static func region(_ name: String, radius: Int = 200) -> String {
    app(#"{"startMonitoring": {"identifier": "\#(name)", "center": [48, 11], "radius": \#(radius)}}"#)
  }
  /// Creates a note with an instruction for a manual step, which scenarios can't express as an action.
  static func byHand(_ instruction: String) -> String { #"{"note": "\#(instruction)"}"# }
}
