import LeanFoundation
import LocationExperiments
import LocationPolicy
import LocationScenario

/// A requested kit, with remarks about it.
struct GeneratedKit {
  let kit: ExperimentKit
  /// The remarks for the user, one line each.
  private(set) var remarks: [String] = []

  /// Creates the kit of a user's own scenario.
  init(scenarioAt path: String, on release: Release?) throws(CommandFailure) {
    do throws(ScenarioError) {
      let scenario = try ScenarioReader.scenario(at: path)
      kit = try ExperimentKit(
        scenario.name, scenario: ScenarioJSON.value(of: ScenarioReader.contents(at: path)),
        on: release ?? scenario.releases.last ?? .newest)
    } catch {
      throw .scenario(path: path, error)
    }
  }

  /// Creates the kit of the experiment for a name, or of the shortest journey that decides the same.
  init(_ name: String, isShortest: Bool, on release: Release?) throws(CommandFailure) {
    let found = Experiment.all(deciding: name)
    guard let experiment = found.first else {
      throw .noExperiment(name, reason: Settlement.reason(for: name))
    }
    if found.count > 1 {
      remarks.append(
        "sextant: \(name) is decided by \(found.map(\.name).joined(separator: ", ")); this is the first.")
    }
    let release = release ?? experiment.release
    var scenario = experiment.scenario
    do throws(ScenarioError) {
      if isShortest, experiment.alternative == nil {
        throw ScenarioError(
          "", "\(experiment.name) decides no assumption, so --shortest has nothing to tell apart")
      }
      if isShortest {
        guard let journey = try TellingJourney(of: experiment, on: release) else {
          throw ScenarioError("", "no journey over the steps of \(experiment.name) tells two answers apart")
        }
        scenario["steps"] = .array(journey.steps)
        remarks.append(
          "sextant: \(journey.steps.count) steps; of \(journey.tried) journeys none with up to "
            + "\(journey.triedUpTo) tells the answers apart.")
      }
      kit = try ExperimentKit(experiment.name, scenario: scenario, on: release)
    } catch {
      throw .scenario(path: experiment.name, error)
    }
  }

  /// Writes the files into a folder, which must not exist yet.
  func write(to path: String) throws(CommandFailure) {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw .unwritable(path: path, reason: "it exists; name a folder that doesn't")
    }
    let folder = URL(filePath: path)
    for (name, text) in kit.files.sorted(by: { $0.key < $1.key }) {
      try KitFiles.write(text, to: folder.appending(path: name))
    }
    let script = folder.appending(path: "run.sh").path(percentEncoded: false)
    do {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    } catch {
      throw .unwritable(path: script, reason: error.systemReason)
    }
  }
}

/// The writing of the files of kits and records.
enum KitFiles {
  /// Writes a file that must not exist yet, and creates its folders.
  static func write(_ text: String, to file: URL) throws(CommandFailure) {
    let path = file.path(percentEncoded: false)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw .unwritable(path: path, reason: error.systemReason)
    }
  }
}
