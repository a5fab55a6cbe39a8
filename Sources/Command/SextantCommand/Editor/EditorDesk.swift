import AppProject
import AuditReports
import Dispatch
import LocationAudit
import Synchronization

/// The projects that an editor has open, on a queue of their own.
final class EditorDesk: Sendable {
  /// The projects, and what their last checks found.
  struct Projects {
    fileprivate var projects: [EditedProject] = []
    fileprivate var states: [EditedProject.State] = []
    private var published: [FilePath: [Finding]] = [:]

    /// Checks all, and returns the findings of each file whose findings changed or that was edited, with where their
    /// rules' pages are.
    mutating func check(
      after change: EditedProject.Change
    ) -> [(file: FilePath, findings: [(finding: Finding, rulesAddress: RulesAddress?)])] {
      states = projects.map { $0.check(after: change) }
      var findings: [FilePath: [(finding: Finding, rulesAddress: RulesAddress?)]] = [:]
      for state in states {
        findings.merge(state.findings.mapValues { $0.map { ($0, state.rulesAddress) } }) { $0 + $1 }
      }
      let before = published
      published = findings.mapValues { $0.map(\.finding) }
      var files = Set(before.keys).union(published.keys)
      // A source's findings may end elsewhere, and after other changes texts and addresses may be new.
      if case .sources(let edited) = change {
        files = files.filter { edited.contains($0) || before[$0] != published[$0] }
      }
      return files.sorted().map { ($0, findings[$0] ?? []) }
    }

    fileprivate func state(of path: FilePath) -> (folder: FilePath, state: EditedProject.State)? {
      zip(projects, states).filter { path.isInside($0.0.folder) }
        .max { $0.0.folder.description.count < $1.0.folder.description.count }
        .map { ($0.0.folder, $0.1) }
    }
  }

  private let queue = DispatchQueue(label: "checks")
  private let projects = Mutex(Projects())

  /// Opens the projects of folders.
  func open(_ folders: [FilePath], memory: FileMemory) {
    projects.withLock { projects in
      projects.projects = folders.map { EditedProject($0, memory: memory) }
    }
  }

  /// Does something with the projects, after all that was scheduled before.
  func schedule(_ work: @escaping @Sendable (inout Projects) -> Void) {
    queue.async { self.projects.withLock { work(&$0) } }
  }

  /// Returns what is known of the project around a file, when all that is due was done.
  func settled(of path: FilePath) -> (folder: FilePath, state: EditedProject.State)? {
    queue.sync { projects.withLock { $0.state(of: path) } }
  }
}
