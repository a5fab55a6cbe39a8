import AppProject
import AuditReports
import LeanFoundation
import LocationAudit
import LocationPolicy
import SourceFacts

/// A project as an editor has it: read once, and checked again after each change.
final class EditedProject {
  /// How much of a project a change concerns.
  enum Change: Hashable {
    /// The code of some sources.
    case sources(Set<FilePath>)
    /// Settings: a property list, a project file, a configuration.
    case settings
    /// Files on the disk that no editor has told of.
    case disk

    /// What the change of a file is.
    init(of path: FilePath) {
      self = SourceLanguage.language(ofFileNamed: path.name) == nil ? .settings : .sources([path])
    }

    /// Returns both changes as one.
    func and(_ other: Change?) -> Change {
      switch (self, other) {
      case (.disk, _), (_, .disk?): .disk
      case (.settings, _), (_, .settings?): .settings
      case (.sources(let some), .sources(let others)?): .sources(some.union(others))
      case (.sources, nil): self
      }
    }
  }

  /// What a check found.
  struct State {
    /// The project; nil where there is none.
    let inventory: ProjectInventory?
    /// The findings that are not silenced, by file.
    let findings: [FilePath: [Finding]]
    /// Where the pages of the rules are, or nil.
    var rulesAddress: RulesAddress?
    /// All findings.
    fileprivate var found: [Finding] = []
    /// A source with the text that the findings are of, where that is known.
    fileprivate var text: (file: FilePath, bytes: [UInt8])?
  }

  /// The folder.
  let folder: FilePath
  private let memory: FileMemory
  private var project: OpenProject?
  private var configuration: CheckConfiguration
  private var last = State(inventory: nil, findings: [:])

  init(_ folder: FilePath, memory: FileMemory) {
    self.folder = folder
    self.memory = memory
    configuration = CheckConfiguration(from: folder)
  }

  /// Checks the project after a change.
  func check(after change: Change) -> State {
    if change == .disk { memory.forget() }
    var isOfSources = false
    if case .sources = change { isOfSources = true }
    if !isOfSources || project == nil {
      // A configuration that can't be read is reported by 'check'; here the last one that could be counts on.
      configuration = (try? ConfigurationFile.configuration(for: folder)) ?? configuration
      var options = ProjectReader.Options()
      options.includesDependencies = configuration.includesDependencies
      project = try? ProjectReader(options: options, memory: memory).open(folder.description)
    }
    last = state(after: change)
    return last
  }

  private func state(after change: Change) -> State {
    guard let project else { return State(inventory: nil, findings: [:]) }
    let changes = memory.changes
    var file: FilePath?
    if case .sources(let files) = change, files.count == 1 { file = files.first }
    let text = file.flatMap { file in memory.text(of: file).map { (file: file, bytes: $0) } }
    let inventory = project.inventory
    // Where the editor went on meanwhile, nobody knows which text was read.
    let known = memory.changes == changes ? text : nil
    // Most keystrokes change nothing that has to do with location.
    if file != nil, inventory == last.inventory {
      var state = last
      state.text = known
      return state
    }
    let found = known.flatMap { moved(to: $0, inventory, in: project) } ?? Audit.run(inventory)
    let silencing = Silencing(inventory.ignoreComments, of: found)
    let shown = found.filter { silencing.comment(silencing: $0) == nil }.compactMap(configuration.judged)
      .filter { configuration.release.map($0.releases.contains) ?? true }
    let findings = Dictionary(grouping: shown) { project.root.appending($0.site.file) }
      .filter { !configuration.excludes($0.key) }
    return State(
      inventory: inventory, findings: findings, rulesAddress: configuration.rulesAddress ?? .published,
      found: found, text: known)
  }

  /// Returns the last findings where they are now, if all that a change did was to move lines; nil otherwise.
  private func moved(
    to text: (file: FilePath, bytes: [UInt8]), _ inventory: ProjectInventory, in project: OpenProject
  ) -> [Finding]? {
    func isFile(_ name: String) -> Bool { project.root.appending(name) == text.file }
    // What a comment silences depends on the line that it is on.
    guard let before = last.text, before.file == text.file, let lastInventory = last.inventory,
      !inventory.ignoreComments.contains(where: { isFile($0.site.file) }),
      let lines = MovedLines(from: before.bytes, to: text.bytes)
    else { return nil }
    let padded = project.inventory(reading: text.file, as: lines.padded)
    return padded == (lines.isLonger ? inventory : lastInventory) ? lines.moved(last.found, in: isFile) : nil
  }
}
