package import LeanFoundation
import LocationPolicy
package import LocationScenario

/// Reads records of experiments, and rejects files that are no records or may contain anything personal.
package enum RecordReader {
  /// The maximum number of steps.
  package static let stepLimit = 1_000
  /// The maximum number of observations in all steps together.
  package static let observationLimit = 50_000

  private static let keys = [
    "schema", "experiment", "scenario", "source", "model", "ios", "build", "steps", "end",
  ]

  /// Reads a record; throws an error that names the place in the file.
  package static func record(from data: Data) throws(ScenarioError) -> ExperimentRecord {
    let object = try ScenarioNode(value: ScenarioJSON.value(of: data), path: "").object(allowing: keys)
    let schema = try object.required("schema")
    guard try schema.integer(in: 1...1_000) == ExperimentRecord.schema else {
      throw schema.error("this version of sextant reads records of schema \(ExperimentRecord.schema)")
    }
    let scenario = try object.required("scenario")
    _ = try ScenarioReader().scenario(from: scenario.value)
    let needs = PersonalData(of: scenario.value)
    try needs.checkScenario()
    let record = ExperimentRecord(
      experiment: try name(object.required("experiment")), scenario: scenario.value,
      phone: try phone(object), run: try run(object.required("steps"), until: object["end"], in: needs))
    let steps = scenario.value["steps"]?.elements.count ?? 0
    guard record.run.steps.count <= steps else {
      throw try object.required("steps").error(
        "there are \(record.run.steps.count) steps, and the journey has \(steps)")
    }
    return record
  }

  private static func name(_ node: ScenarioNode) throws(ScenarioError) -> String {
    let name = try node.string()
    guard name.count <= 80, name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9 _.-]*/) != nil else {
      throw node.error("an experiment's name has up to 80 letters, digits, spaces, hyphens")
    }
    return name
  }

  private static func phone(_ object: ScenarioObject) throws(ScenarioError) -> ExperimentRecord.Phone {
    let source = try object.required("source").word(naming: ExperimentRecord.Source.self)
    let ios = try object.required("ios")
    let phone = ExperimentRecord.Phone(
      source: source, model: try object.required("model").string(), ios: try ios.string(),
      build: try object.required("build").string())
    // Only this form is accepted: a device's own name or serial number has another.
    guard phone.model.wholeMatch(of: /(iPhone|iPad|iPod)[0-9]{1,2},[0-9]{1,2}|simulated/) != nil else {
      throw try object.required("model").error("a model is written like iPhone15,2; never a device's name")
    }
    guard phone.build.wholeMatch(of: /[0-9]{1,2}[A-Z][0-9]{1,6}[a-z]?|none/) != nil else {
      throw try object.required("build").error("a build is written like 22B83")
    }
    guard case .some = phone.release else {
      throw ios.error("“\(phone.ios)” is no version of iOS; write 18.1")
    }
    return phone
  }

  private static func run(
    _ node: ScenarioNode, until end: ScenarioNode?, in personal: PersonalData
  ) throws(ScenarioError) -> ObservedRun {
    let nodes = try node.list()
    guard nodes.count <= stepLimit else { throw node.error("the most are \(stepLimit) steps") }
    var steps: [ObservedRun.Step] = []
    var count = 0
    for node in nodes {
      let object = try node.object(allowing: ["time", "observations"])
      let observations = try object.required("observations")
      let list = try observations.list()
      count += list.count
      guard count <= observationLimit else {
        throw observations.error("the most are \(observationLimit) observations")
      }
      let time = try object.required("time")
      let seconds = try time.number(in: 0...Scenario.timeLimit)
      guard seconds >= steps.last?.time ?? 0 else { throw time.error("the step before began later") }
      steps.append(
        ObservedRun.Step(
          time: seconds,
          sightings: try list.map { node throws(ScenarioError) in try sighting(node, in: personal) }))
    }
    let last = try end?.number(in: (steps.last?.time ?? 0)...Scenario.timeLimit)
    return ObservedRun(steps, end: last)
  }

  private static func sighting(
    _ node: ScenarioNode, in personal: PersonalData
  ) throws(ScenarioError) -> ObservedRun.Sighting {
    let object = try node.object(allowing: ["time", "kind", "what", "values"])
    let kind = try object.required("kind").word(naming: Observation.Kind.self)
    var values: [String] = []
    if let node = object["values"] {
      let list = try node.list()
      guard list.count <= 12 else { throw node.error("the most are 12 values") }
      for value in list { values.append(try personal.checked(value, of: kind)) }
    }
    let what = try object.required("what")
    return ObservedRun.Sighting(
      time: try object.required("time").number(in: 0...Scenario.timeLimit),
      Observation(kind, try personal.checkedName(what), values))
  }
}
