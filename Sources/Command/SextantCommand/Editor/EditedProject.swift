import AppProject
import AuditReports
import LeanFoundation
import LocationAudit
import LocationEvidence
import LocationPolicy
import SourceFacts

/// A project in an editor, which is read once and checked again after each change.
final class EditedProject {
  /// The extent of a change.
  enum Change: Hashable {
    /// The code of some source files.
    case sources(Set<FilePath>)
    /// Settings: a property list, a project file or a configuration.
    case settings
    /// Files on disk that were changed outside of the editor.
    case disk

    /// Classifies the change of a file.
    init(of path: FilePath) {
      self = SourceLanguage.language(ofFileNamed: path.name) == nil ? .settings : .sources([path])
    }

    /// Returns the union of two changes.
    func and(_ other: Change?) -> Change {
      switch (self, other) {
      case (.disk, _), (_, .disk?): .disk
      case (.settings, _), (_, .settings?): .settings
      case (.sources(let some), .sources(let others)?): .sources(some.union(others))
      case (.sources, nil): self
      }
    }
  }

  /// The result of a check.
  struct State {
    /// The project; nil if there is none.
    let inventory: ProjectInventory?
    /// The findings by file, without silenced ones.
    let findings: [FilePath: [Finding]]
    /// The address of the pages about rules, if any.
    var rulesAddress: RulesAddress?
    /// All findings.
    fileprivate var found: [Finding] = []
    /// A source file with the text that was checked, if it is known.
    fileprivate var text: (file: FilePath, bytes: [UInt8])?
  }

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
      // `sextant check` reports an invalid configuration; here the last valid one remains in use.
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
    // If the editor has changed the file meanwhile, it is unknown which text was read.
    let known = memory.changes == changes ? text : nil
    // Most keystrokes change nothing that concerns location.
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

  /// Returns the last findings with adjusted lines if a change only moved lines; otherwise nil.
  private func moved(
    to text: (file: FilePath, bytes: [UInt8]), _ inventory: ProjectInventory, in project: OpenProject
  ) -> [Finding]? {
    func isFile(_ name: String) -> Bool { project.root.appending(name) == text.file }
    // The effect of a silencing comment depends on its line.
    guard let before = last.text, before.file == text.file, let lastInventory = last.inventory,
      !inventory.ignoreComments.contains(where: { isFile($0.site.file) }),
      let lines = MovedLines(from: before.bytes, to: text.bytes)
    else { return nil }
    let padded = project.inventory(reading: text.file, as: lines.padded)
    return padded == (lines.isLonger ? inventory : lastInventory) ? lines.moved(last.found, in: isFile) : nil
  }
}
