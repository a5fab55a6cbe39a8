import LocationDelivery
package import LocationPolicy
import LocationSimulation
package import LocationSituations
import LocationTerms

/// A journey to a situation as a scenario for `sextant simulate`, which ends with expectations about that situation.
package struct SituationScenario {
  private let name: String
  private let journey: [SituationMove]
  private let rules: SituationRules

  /// Creates a scenario from a journey that is possible under some rules.
  package init(name: String, journey: [SituationMove], under rules: SituationRules) {
    self.name = name
    self.journey = journey
    self.rules = rules
  }

  private static let appName = "App"
  private static let purpose = "Purpose"

  /// The scenario, in the format of its files.
  package var value: JSONValue {
    [
      "name": .string(name), "ios": .string(rules.policy.release.name),
      // A move decides when the system prompts by itself; otherwise the phone would draw a time for it.
      "assumptions": ["leavingAgainPrompts": false], "timings": ["secondPrompt": "300 d"],
      "apps": [
        .object(app.merging(["onLaunch": ["CLLocationManager", ["delegate": "self"]]]) { first, _ in first })
      ],
      "steps": .array(journey.flatMap(steps) + [expectation]),
    ]
  }

  private var bundle: AppBundle {
    AppBundle(
      name: Self.appName, configuration: rules.app,
      purposeTexts: rules.hasPurpose ? [Self.purpose: "It says what for."] : [:])
  }

  private var app: [String: JSONValue] {
    ["name": .string(Self.appName), "infoPlist": .object(bundle.infoPlist.values)]
  }

  // Moves

  private func steps(of move: SituationMove) -> [JSONValue] {
    switch move {
    case .person(let action):
      action.scenarioStep(row: rules.policy.settingsRows.value.scenarioWord).map { [.object($0)] } ?? []
    case .reinstallsApp: [["person": "deletes"], ["person": ["installs": .object(app)]]]
    case .app(let call): [["app": .array(calls(of: call))]]
    case .system(let action): [["system": .string(action.word)]]
    case .minutePasses: [["wait": 60]]
    }
  }

  private func calls(of call: SituationCall) -> [JSONValue] {
    switch call {
    case .requestsWhenInUse: ["requestWhenInUseAuthorization"]
    case .requestsAlways: ["requestAlwaysAuthorization"]
    case .requestsFullAccuracy: [["requestTemporaryFullAccuracyAuthorization": .string(Self.purpose)]]
    case .startsUpdates: ["startUpdatingLocation"]
    case .stopsUpdates: ["stopUpdatingLocation"]
    case .allowsBackgroundUpdates: [["allowsBackgroundLocationUpdates": true]]
    case .showsIndicator: [["showsBackgroundLocationIndicator": true]]
    case .iteratesLiveUpdates: ["CLLocationUpdate.liveUpdates"]
    case .endsLiveUpdates: ["cancel"]
    case .awaitsMonitorEvents: [["CLMonitor": "Places"], "events"]
    case .endsMonitor: [["call": "cancel", "on": "monitor"]]
    case .makesSession(let wish): [["CLServiceSession": session(wish)]]
    case .invalidatesSession: ["invalidate"]
    case .makesActivitySession: ["CLBackgroundActivitySession"]
    case .invalidatesActivitySession: [["call": "invalidate", "on": "backgroundSession"]]
    }
  }

  private func session(_ wish: SessionWish) -> JSONValue {
    let goal = JSONValue.string("\(wish.goal)")
    return wish.asksForFullAccuracy
      ? ["authorization": goal, "fullAccuracyPurposeKey": .string(Self.purpose)] : goal
  }

  // The end

  private var expectation: JSONValue {
    var situation = Situation()
    for move in journey { situation.make(move, under: rules) }
    let state = situation.authorization
    let prompt = situation.visiblePrompt.map { prompt -> JSONValue in
      ["title": .string(PromptLooks(prompt, of: bundle, under: rules.policy).title)]
    }
    return [
      "expect": [
        "status": .string("\(state.status)"), "grant": .string("\(state.grant)"),
        "accuracy": .string("\(state.accuracy(under: rules.policy))"), "phase": .string("\(state.phase)"),
        "indicator": .boolean(situation.indicator(under: rules).isVisible), "prompt": prompt ?? .null,
      ]
    ]
  }
}
