import CommandLineOptions
import CommandOutput
import LeanFoundation
import LocationExperiments
import LocationPolicy
import LocationScenario

/// Lists experiments on real phones for questions that no source settles, generates kits, and compares
/// records.
struct AskPhone: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "experiment",
    abstract: "Ask a real iPhone what no source settles, and compare its answer.",
    discussion: """
      list: each uncertain fact, open question and assumption with the experiments that decide it, or why none does; \
      --list does the same.

      generate NAME --output FOLDER: writes an Xcode project that makes the journey on an iPhone or in a simulator, and \
      records it. NAME is an experiment, an assumption, an open question or a fact; --scenario FILE takes a journey of \
      one's own. For an assumption, --shortest searches the steps of its experiment for the shortest journey that tells \
      two answers apart.

      collect FOLDER --output RUN.json: joins what a run of the kit left to a record; the kit's run.sh does it.

      compare RUN.json: plays the same journey on the simulated phone, and names the first difference, the facts behind \
      it, and the value of an assumption that explains it. Of several records it says how many agree.

      merge RUN.json: a table of records by experiment, release, device and build.

      No kit has been run on an Apple device yet. Documentation/Experiments.md tells more.

      Exits with 0; with 1 if a record does not agree; with 2 if something can't be read, written or made.
      """)

  /// The action of the command.
  enum Action: String, CaseIterable, ExpressibleByArgument {
    case list
    case generate
    case collect
    case compare
    case merge
  }

  /// The form of the answers.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  @Argument(help: "What to do.")
  var action: Action?

  @Argument(help: "What to generate, or the records.", value: "names")
  var names: [String]

  @Flag(help: "List what is uncertain with its experiments.")
  var list: Bool

  @Option(help: "A scenario whose journey the kit makes.", value: "file")
  var scenario: String?

  @Option(help: "The folder of the kit, or the file of the record; neither may exist.", value: "path")
  var output: String?

  @Option(help: "The iOS version to search for, such as 18.", value: "version")
  var ios: ReleaseArgument?

  @Flag(help: "Search for the shortest journey that tells two answers apart.")
  var shortest: Bool

  @Option(help: "The format of list, compare and merge.")
  var format = Format.text

  func validate() throws(ValidationError) {
    if list, action != nil { throw ValidationError("--list takes no other action") }
    guard let action = list ? .list : action else {
      throw ValidationError(
        "say what to do: \(Action.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    switch action {
    case .list:
      if !names.isEmpty { throw ValidationError("list takes no names") }
    case .generate:
      if (names.count == 1) == (scenario != nil) {
        throw ValidationError("generate takes one name, or --scenario FILE")
      }
      if output == nil { throw ValidationError("generate needs --output FOLDER") }
    case .collect:
      if names.count != 1 || output == nil {
        throw ValidationError("collect takes the folder of a run, and --output FILE")
      }
    case .compare, .merge:
      if names.isEmpty { throw ValidationError("\(action.rawValue) takes records") }
    }
    if action != .generate, scenario != nil || shortest || ios != nil {
      throw ValidationError("--scenario, --shortest and --ios are for generate")
    }
    if shortest, scenario != nil {
      throw ValidationError("--shortest is for experiments, not for --scenario")
    }
    if format == .json, action == .generate || action == .collect {
      throw ValidationError("--format is for list, compare and merge; \(action.rawValue) writes files")
    }
    if output != nil, action != .generate, action != .collect {
      throw ValidationError("--output is for generate and collect")
    }
  }

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    switch list ? .list : action ?? .list {
    case .list: return try printList(in: console)
    case .generate: return try generate(in: console)
    case .collect: return try collect(in: console)
    case .compare: return try compare(in: console)
    case .merge: return try merge(in: console)
    }
  }

  private func printList(in console: Console) throws(CommandFailure) -> ExitCode {
    let list = ExperimentList()
    try console.print(
      format == .json
        ? try RulesExploration.json(EncodableTable(value: list.value)) : list.text(for: console.terminal))
    return .success
  }

  private func generate(in console: Console) throws(CommandFailure) -> ExitCode {
    let made: GeneratedKit
    if let path = scenario {
      made = try GeneratedKit(scenarioAt: path, on: ios?.release)
    } else {
      made = try GeneratedKit(names[0], isShortest: shortest, on: ios?.release)
    }
    try made.write(to: output ?? "")
    for line in made.remarks { try console.inform(line) }
    try console.print("The kit for \(made.kit.name) is in \(output ?? ""); its README.md says how to run it.")
    return .success
  }

  private func collect(in console: Console) throws(CommandFailure) -> ExitCode {
    let folder = URL(filePath: names[0])
    let record: ExperimentRecord
    do throws(ScenarioError) {
      func contents(_ name: String) throws(ScenarioError) -> Data {
        try ScenarioReader.contents(at: folder.appending(path: name).path(percentEncoded: false))
      }
      record = try RunNotes(
        experiment: contents("experiment.json"), probe: contents("probe.ndjson"),
        driver: contents("driver.ndjson")
      ).record()
    } catch {
      throw .scenario(path: names[0], error)
    }
    try KitFiles.write(record.json, to: URL(filePath: output ?? ""))
    try console.print("\(output ?? ""): \(record.experiment), \(record.phone.text)")
    return .success
  }

  private func compare(in console: Console) throws(CommandFailure) -> ExitCode {
    let comparisons = ComparedRecords(try ComparedRecords.read(names))
    try console.print(
      format == .json
        ? try RulesExploration.json(EncodableTable(value: comparisons.value))
        : comparisons.text(for: console.terminal))
    return comparisons.agree ? .success : .errorsFound
  }

  private func merge(in console: Console) throws(CommandFailure) -> ExitCode {
    let table = MergedRecords(try ComparedRecords.read(names))
    try console.print(
      format == .json
        ? try RulesExploration.json(EncodableTable(value: table.value)) : table.text(for: console.terminal))
    return .success
  }
}
