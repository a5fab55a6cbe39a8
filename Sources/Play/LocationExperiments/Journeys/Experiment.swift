import LeanFoundation
import LocationCatalogue
package import LocationPolicy
import LocationScenario
import LocationTerms

/// A journey that an iPhone can make, and the assumption, facts and questions that its record decides.
package struct Experiment: Hashable, Sendable {
  /// A value of an assumption that is not the usual one.
  package struct Alternative: Hashable, Sendable {
    /// The name of the assumption.
    package let assumption: String
    /// The value, as a scenario writes it.
    package let value: String

    /// Creates an alternative.
    package init(_ assumption: String, _ value: String) {
      self.assumption = assumption
      self.value = value
    }

    /// The value in JSON.
    var json: JSONValue {
      switch value {
      case "true": .boolean(true)
      case "false": .boolean(false)
      default:
        Int(value).map(JSONValue.integer) ?? Double(value).map(JSONValue.number)
          ?? .string(value.filter { $0 != "\"" })
      }
    }

    /// The value with the name, as people write it.
    package var text: String { "\(assumption) = \(value.filter { $0 != "\"" })" }
  }

  /// The name that selects it in commands.
  package let name: String
  /// The question that it answers, as a sentence.
  package let asked: String
  /// The assumption that it decides, with another value; nil if it decides only facts and questions.
  package let alternative: Alternative?
  /// The iOS version that it is for; records of other versions can be compared, too.
  package let ios: String
  /// The facts that it decides.
  package let facts: [Fact]
  /// The ids of the open questions that it decides, such as "OPEN-02".
  package let questions: [String]

  /// An assumption that needs its other value for the journey to reach its question; nil if there is none.
  private let given: Alternative?
  private let keys: String
  private let launch: String
  private let steps: [String]

  /// Creates an experiment that decides an assumption, with the facts and questions that the assumption cites.
  init(
    name: String, alternative: Alternative, given: Alternative? = nil, ios: String, keys: String = allKeys,
    launch: String = Experiment.manager, steps: [String]
  ) {
    self.given = given
    self.name = name
    self.alternative = alternative
    self.ios = ios
    self.keys = keys
    self.launch = launch
    self.steps = steps
    guard let note = AssumptionNote.all.first(where: { $0.name == alternative.assumption }) else {
      preconditionFailure("no assumption is called \(alternative.assumption)")
    }
    asked = note.question
    facts = note.facts
    questions = note.openQuestions.map(\.id)
  }

  /// Creates an experiment that decides facts and questions.
  init(
    _ name: String, _ asked: String, facts: [Fact], questions: [String] = [], on ios: String = "18",
    keys: String = allKeys, launch: String = Experiment.manager, _ steps: String...
  ) {
    self.name = name
    self.asked = asked
    alternative = nil
    given = nil
    self.ios = ios
    self.facts = facts
    self.questions = questions
    self.keys = keys
    self.launch = launch
    self.steps = steps
  }

  /// The app's Info.plist and what it does at launch, as scenarios write them.
  static let mode = #""UIBackgroundModes": ["location"]"#
  static let whenInUse = #""NSLocationWhenInUseUsageDescription": "Shows the way.""#
  static let always = #""NSLocationAlwaysAndWhenInUseUsageDescription": "Shows the way.""#
  static let allKeys = [
    mode, whenInUse, always, #""NSLocationTemporaryUsageDescriptionDictionary": {"Race": "Measures."}"#,
  ].joined(separator: ", ")
  static let manager = #""CLLocationManager", {"delegate": "self"}"#

  /// The name of the app in all journeys.
  package static let appName = "Probe"

  /// The journey as the text of a scenario.
  private var scenarioText: String {
    """
    {"name": "\(name)", "ios": "\(ios)",
    "apps": [{"name": "\(Self.appName)", "infoPlist": {\(keys)}, "onLaunch": [\(launch)]}],
    "steps": [\(listedSteps.joined(separator: ", "))]}
    """
  }

  /// The steps; if they use the app's page in Settings, the app first requests permission and is refused.
  ///
  /// An app that never requested permission may not be listed in Settings (SET-001).
  private var listedSteps: [String] {
    let asking = ["request", "CLServiceSession", "liveUpdates", "tapsLocationButton"]
    guard let chosen = steps.firstIndex(where: { $0.contains("chooses") || $0.contains("setsPrecise") }),
      !steps[..<chosen].contains(where: { step in asking.contains(where: step.contains) })
    else { return steps }
    let refusal: [String] = [refusedRequest, .answers("Don't Allow")]
    if let opened = steps[..<chosen].firstIndex(of: .opens) {
      return steps[...opened] + refusal + steps[(opened + 1)...]
    }
    let place = steps[..<chosen].lastIndex(of: .settings) ?? chosen
    return steps[..<place] + [.opens] + refusal + end + steps[place...]
  }

  /// A step that requests permission, with a new manager if the app creates none at launch.
  private var refusedRequest: String {
    launch.isEmpty
      ? .app(Self.manager, #""requestWhenInUseAuthorization""#) : .asks("WhenInUse")
  }

  /// The steps that end the process that requested permission, if the journey depends on a new process.
  private var end: [String] {
    launch.isEmpty || steps.contains { $0.contains("launchesInBackground") } ? [.home, .terminated] : []
  }

  /// The journey as the JSON of a scenario.
  package var scenario: JSONValue {
    do throws(ScenarioError) {
      let scenario = try ScenarioJSON.value(of: Data(scenarioText.utf8))
      return given.map { scenario.assuming($0) } ?? scenario
    } catch {
      preconditionFailure("\(name): \(error)")
    }
  }

  /// The release that it is for.
  package var release: Release {
    guard let release = Policies.known.release(named: ios) else {
      preconditionFailure("\(name): \(ios) is no release")
    }
    return release
  }
}
