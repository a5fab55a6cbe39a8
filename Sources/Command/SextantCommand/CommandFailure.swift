import AppProject
import CommandLineOptions
import CommandOutput
import LinuxSDK
import LocationEvidence
import LocationPolicy
import LocationScenario
import LocationSimulation
import Terminal
import TextReading

/// An error of a command.
enum CommandFailure: Error {
  /// The command line is invalid.
  case usage(CommandInterruption)
  /// There is nothing readable at the given path.
  case unreadableInput(UnreadableInput)
  /// Configuration files can't be read or are invalid; the messages say where, and what to do.
  case invalidFile([String])
  /// No target deploys to the requested release; the second value is the range of deployed
  /// releases.
  case undeployedRelease(String, deployed: String)
  /// There is no target with the requested name; the second value is the list of existing names.
  case unknownTarget(String, known: [String])
  /// The catalog has no entry with the identifier.
  case unknownID(String)
  /// No experiment has the name, or decides the statement with the name; with the reason if it is known.
  case noExperiment(String, reason: String?)
  /// A scenario can't be read.
  case scenario(path: String, ScenarioError)
  /// There is no terminal to play in.
  case noTerminal
  /// The output could not be written.
  case output(OutputError)
  /// Watching is impossible, because there would be no way to end it.
  case watching(reason: String)
  /// A file to fix could not be written.
  case unwritable(path: String, reason: String)
  /// The report could not be encoded.
  case encoding(String)
  /// The SDK could not be built, or a package could not be run with it.
  case sdk(SDKError)

  /// A message that says what happened and what to do, safe for a terminal, without a trailing
  /// newline.
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

  /// Returns the message for a scenario error; a similar word is suggested instead of a list of
  /// all.
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
