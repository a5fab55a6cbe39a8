import AppProject
import AuditReports
import Foundation
import LocationAudit
import LocationPolicy
import SourceFacts

/// A project as an editor has it: read once, and checked again after each change.
final class EditedProject {
  /// How much of a project a change concerns.
  enum Change: Int, Comparable {
    /// The code of a source.
    case source
    /// Settings: a property list, a project file, a configuration.
    case settings
    /// Files on the disk that no editor has told of.
    case disk

    static func < (one: Change, other: Change) -> Bool { one.rawValue < other.rawValue }

    /// What the change of a file is.
    init(of path: FilePath) {
      self = SourceLanguage.language(ofFileNamed: path.name) == nil ? .settings : .source
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
    if change > .source || project == nil {
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
    let inventory = project.inventory
    // Most keystrokes change nothing that has to do with location.
    if change == .source, inventory == last.inventory { return last }
    let found = Audit.run(inventory)
    let silencing = Silencing(inventory.ignoreComments, of: found)
    let shown = found.filter { silencing.comment(silencing: $0) == nil }.compactMap(configuration.judged)
      .filter { configuration.release.map($0.releases.contains) ?? true }
    let findings = Dictionary(grouping: shown) { project.root.appending($0.site.file) }
      .filter { !configuration.excludes($0.key) }
    return State(
      inventory: inventory, findings: findings, rulesAddress: configuration.rulesAddress ?? .published)
  }
}
