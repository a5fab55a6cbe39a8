/// Collects what could not be read, and knows how the inventory spells paths.
final class InputProblems {
  /// The most problems that are kept; more say nothing new.
  private static let limit = 500

  /// The checked folder, from which all paths in the inventory count.
  private let root: FilePath
  private var problems: Set<InputProblem> = []

  init(below root: FilePath) { self.root = root }

  /// Creates a collection that begins with what another holds now.
  init(after other: InputProblems) {
    root = other.root
    problems = other.problems
  }

  /// The problems by file and line.
  var sorted: [InputProblem] {
    problems.sorted { ($0.origin, $0.message) < ($1.origin, $1.message) }
  }

  /// Returns a path as the inventory spells it.
  func relative(_ path: FilePath) -> String { path.relative(to: root) }

  /// Keeps a problem, once; as an error where it is one for any that need the input.
  func report(_ severity: InputProblem.Severity, _ message: String, at origin: Site) {
    let warning = InputProblem(severity: .warning, origin: origin, message: message)
    let error = InputProblem(severity: .error, origin: origin, message: message)
    switch severity {
    case .error: problems.remove(warning)
    case .warning: if problems.contains(error) { return }
    }
    guard problems.count < Self.limit else { return }
    problems.insert(severity == .error ? error : warning)
  }

  /// Keeps a problem with a whole file, once.
  func report(_ severity: InputProblem.Severity, _ message: String, in path: FilePath) {
    report(severity, message, at: Site(file: relative(path), line: 1))
  }
}
