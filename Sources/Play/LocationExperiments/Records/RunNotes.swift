package import LeanFoundation
import LocationPolicy
package import LocationScenario
import LocationSimulation

/// The notes that the Probe and the Driver of a kit wrote in one run, which together form a record.
package struct RunNotes {
  /// The maximum size of the notes of either program, in bytes.
  package static let sizeLimit = 16 * 1_048_576

  private let experiment: ScenarioObject
  private let probe: [ScenarioObject]
  private let driver: [ScenarioObject]

  /// Reads the files of a run: the kit's experiment.json, and the JSON lines of the Probe and of the Driver.
  package init(experiment: Data, probe: Data, driver: Data) throws(ScenarioError) {
    let node = ScenarioNode(value: try ScenarioJSON.value(of: experiment), path: "experiment.json")
    self.experiment = try node.object(allowing: ["experiment", "scenario"])
    self.probe = try Self.lines(of: probe, in: "probe.ndjson")
    self.driver = try Self.lines(of: driver, in: "driver.ndjson")
  }

  private static let keys = ["time", "kind", "what", "values", "step", "source", "model", "ios", "build"]

  private static func lines(of data: Data, in name: String) throws(ScenarioError) -> [ScenarioObject] {
    guard data.count <= sizeLimit else {
      throw ScenarioError(name, "the notes are larger than \(sizeLimit / 1_048_576) MB")
    }
    var objects: [ScenarioObject] = []
    for (number, line) in data.split(separator: 0x0A).enumerated() {
      let path = "\(name):\(number + 1)"
      do throws(ScenarioError) {
        objects.append(
          try ScenarioNode(value: ScenarioJSON.value(of: Data(line)), path: path).object(allowing: keys))
      } catch {
        throw ScenarioError(path, error.message)
      }
    }
    return objects
  }

  /// Returns the record, checked by reading it again, so that it is complete and contains nothing personal.
  package func record() throws(ScenarioError) -> ExperimentRecord {
    let steps = driver.filter { $0["kind"]?.value == "step" }
    guard let phone = driver.first(where: { $0["kind"]?.value == "phone" }), let first = steps.first else {
      throw ScenarioError("driver.ndjson", "the Driver noted no phone, or no step")
    }
    guard steps.count <= RecordReader.stepLimit else {
      throw ScenarioError("driver.ndjson", "the most are \(RecordReader.stepLimit) steps")
    }
    let source = try phone.required("source").word(naming: ExperimentRecord.Source.self)
    let start = try Self.time(of: first)
    let begins = try steps.map { step throws(ScenarioError) in try Self.time(of: step) }
    // A step that the Driver could not take has no place in the record.
    let stopped = driver.first { $0["kind"]?.value == "stopped" }
    let taken = begins.indices.first { stopped?["step"]?.value == .integer($0) } ?? begins.count
    var notes = [[ScenarioObject]](repeating: [], count: taken)
    for note in probe + driver {
      let time = try Self.time(of: note)
      let index = Self.index(of: time, in: begins)
      if notes.indices.contains(index) { notes[index].append(note) }
    }
    let run = try zip(begins, notes).enumerated().map { index, step throws(ScenarioError) in
      ObservedRun.Step(
        time: step.0 - start, sightings: try Self.sightings(step.1, inStep: index, since: start))
    }
    let ended = try (driver.last { $0["kind"]?.value == "ended" }).map { note throws(ScenarioError) in
      try Self.time(of: note) - start
    }
    let record = ExperimentRecord(
      experiment: try experiment.required("experiment").string(),
      scenario: try experiment.required("scenario").value,
      phone: ExperimentRecord.Phone(
        source: source, model: try phone.required("model").string(), ios: try phone.required("ios").string(),
        build: try phone.required("build").string()), run: ObservedRun(run, end: ended))
    return try RecordReader.record(from: Data(record.json.utf8))
  }

  /// Returns the index of the last step that begins no later than a time; -1 if all begin later.
  private static func index(of time: Double, in begins: [Double]) -> Int {
    var (low, high) = (0, begins.count)
    while low < high {
      let middle = (low + high) / 2
      if begins[middle] > time { high = middle } else { low = middle + 1 }
    }
    return low - 1
  }

  private static func time(of note: ScenarioObject) throws(ScenarioError) -> Double {
    try note.required("time").number(in: 0...1e11)
  }

  /// Returns the events of the app by time, followed by the observations at the end of the step.
  private static func sightings(
    _ notes: [ScenarioObject], inStep step: Int, since start: Double
  ) throws(ScenarioError) -> [ObservedRun.Sighting] {
    var sightings: [ObservedRun.Sighting] = []
    for note in notes {
      guard let kind = note["kind"]?.value.text.flatMap(Observation.Kind.init) else { continue }
      // A suspended app reads when it runs again, which may be in a later step.
      if kind == .reading, note["step"]?.value != .integer(step) { continue }
      var values: [String] = []
      if let list = note["values"] {
        for value in try list.list() { values.append(try value.string()) }
      }
      sightings.append(
        ObservedRun.Sighting(
          time: try time(of: note) - start, Observation(kind, try note.required("what").string(), values)))
    }
    let looks: [Observation.Kind] = [.prompt, .process, .reading]
    let events = sightings.filter { !looks.contains($0.observation.kind) }.sorted { $0.time < $1.time }
    return events + looks.flatMap { look in sightings.filter { $0.observation.kind == look } }
  }
}
