import AppProject
import CommandLineOptions
import CommandOutput
import LinuxSDK
import LocationAudit
import LocationPolicy
import LocationScenario
import LocationSimulation
import Terminal
import TextReading

/// Why a command could not do what was asked for.
enum CommandFailure: Error {
  /// The arguments make no sense.
  case usage(CommandInterruption)
  /// Nothing at the given path can be read.
  case unreadableInput(UnreadableInput)
  /// Files that settle what a check is like can't be read, or hold what makes no sense: where and what to do.
  case invalidFile([String])
  /// No target installs on the release that was asked for; the releases they install on.
  case undeployedRelease(String, deployed: String)
  /// No target has the name that was asked for; the names there are.
  case unknownTarget(String, known: [String])
  /// The catalog has no entry of the id.
  case unknownID(String)
  /// No experiment has the name or decides what has it; why, if that is known.
  case noExperiment(String, reason: String?)
  /// The scenario at a path can't be read.
  case scenario(path: String, ScenarioError)
  /// There is no terminal to play in.
  case noTerminal
  /// The output could not be written.
  case output(OutputError)
  /// Nothing would tell when to stop watching.
  case watching(reason: String)
  /// A file that was to be mended could not be written.
  case unwritable(path: String, reason: String)
  /// The report could not be put into its format.
  case encoding(String)
  /// The SDK could not be built, or a package not be run on it.
  case sdk(SDKError)

  /// What happened and what to do, safe for a terminal, without a newline at its end.
  var message: String {
    switch self {
    case .usage(let interruption):
      interruption.message.split(separator: "\n").map(Self.safe).joined(separator: "\n")
    case .unreadableInput(let input): "Error: " + Self.safe(input.description)
    case .invalidFile(let flaws): flaws.map { "Error: " + Self.safe($0) }.joined(separator: "\n")
    case .undeployedRelease(let name, let deployed):
      "Error: nothing here installs on iOS \(name): the targets deploy to iOS \(deployed). Name one of these."
    case .unknownTarget(let name, let known):
      Self.safe("Error: no target is called '\(name)'. " + Self.list(known))
    case .unknownID(let id):
      Self.safe("Error: the catalog has no '\(id)'. Ids look like KEY-005, MIS-13, OPEN-02 or X-03.")
    case .noExperiment(let name, let reason):
      Self.safe(
        "Error: no experiment decides '\(name)'"
          + (reason.map { ": \($0)." } ?? "; 'sextant experiment list' has what there is."))
    case .scenario(let path, let error): Self.safe("Error: \(path): \(Self.text(of: error))")
    case .noTerminal:
      "Error: the phone needs a terminal to play in; 'sextant simulate' plays a scenario without one"
    case .output(let error): "Error: " + Self.safe(error.description)
    case .watching(let reason): "Error: --watch can't take signals: " + Self.safe(reason)
    case .unwritable(let path, let reason): Self.safe("Error: \(path) could not be written: \(reason)")
    case .encoding(let reason): "Error: the report can't be written: " + Self.safe(reason)
    case .sdk(let error): "Error: " + Self.safe(error.description)
    }
  }

  /// What is wrong with a scenario; a word that is nearly right is named instead of all that would be.
  private static func text(of error: ScenarioError) -> String {
    guard let word = error.word, let nearest = EditDistance.nearest(to: word, among: error.allowed)
    else {
      return error.description
    }
    return "\(error.path.isEmpty ? "" : error.path + ": ")\(error.message). Did you mean “\(nearest)”?"
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "There are no targets." : "There are: \(names.joined(separator: ", "))."
  }

  private static func safe(_ text: some StringProtocol) -> String { TerminalText.escaped(String(text)) }
}
