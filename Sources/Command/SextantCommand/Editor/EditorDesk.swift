import AppProject
import AuditReports
import Dispatch
import LocationEvidence
import Synchronization

/// The open projects of an editor, on their own queue.
final class EditorDesk: Sendable {
  /// The projects with the results of their last checks.
  struct Projects {
    fileprivate var projects: [EditedProject] = []
    fileprivate var states: [EditedProject.State] = []
    private var published: [FilePath: [Finding]] = [:]

    /// Checks all projects.
    ///
    /// Returns the findings of each file that was edited or whose findings changed, with the
    /// address of the pages about rules.
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
      // The findings of a source may end in another file, and other changes can affect texts and
      // addresses.
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

  /// Opens the projects in folders.
  func open(_ folders: [FilePath], memory: FileMemory) {
    projects.withLock { projects in
      projects.projects = folders.map { EditedProject($0, memory: memory) }
    }
  }

  /// Schedules work on the projects, after all earlier work.
  func schedule(_ work: @escaping @Sendable (inout Projects) -> Void) {
    queue.async { self.projects.withLock { work(&$0) } }
  }

  /// Returns the state of the project that contains a file, after all scheduled work is done.
  func settled(of path: FilePath) -> (folder: FilePath, state: EditedProject.State)? {
    queue.sync { projects.withLock { $0.state(of: path) } }
  }
}
