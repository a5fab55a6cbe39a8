import LocationDelivery
import LocationPolicy
import LocationSimulation
import LocationTerms
import LocationTracks

extension Input {
  /// Returns the input as a step of a scenario; nil for inputs that an exploration never uses.
  ///
  /// An object that a call creates is named by its number.
  func scenarioStep(newObject: Int) -> JSONValue? {
    switch self {
    // A reader looks for the position of the toggle.
    case .person(.answers(let choice, let precise)):
      ["person": ["answers": .string(choice.caseName), "precise": .boolean(precise)]]
    case .person(let action): action.scenarioStep { $0.word }.map { .object($0) }
    case .world(let change): change.scenarioWord.map { ["world": $0] }
    case .system(let action): ["system": .string(action.word)]
    case .call(let call, _): call.scenarioStep(newObject: newObject)
    }
  }
}

extension WorldChange {
  fileprivate var scenarioWord: JSONValue? {
    switch self {
    case .stays(let sample): ["stays": .place(sample.coordinate)]
    case .losesPosition: "losesPosition"
    case .findsPosition: "findsPosition"
    case .follows, .accuracy, .heading, .magneticInterference, .compassCalibration, .beacons, .bluetooth,
      .floor:
      nil
    }
  }
}

extension JSONValue {
  /// Latitude and longitude.
  static func place(_ place: Coordinate) -> JSONValue {
    [.number(place.latitude), .number(place.longitude)]
  }
}
