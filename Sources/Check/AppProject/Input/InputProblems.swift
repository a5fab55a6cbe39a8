/// Collects problems with the input, and converts paths for the inventory.
final class InputProblems {
  /// The maximum number of problems to keep.
  private static let limit = 500

  /// The checked folder, to which all paths in the inventory are relative.
  private let root: FilePath
  private var problems: Set<InputProblem> = []

  init(below root: FilePath) { self.root = root }

  /// Creates a collection that begins with the current problems of another.
  init(after other: InputProblems) {
    root = other.root
    problems = other.problems
  }

  /// The problems, sorted by file and line.
  var sorted: [InputProblem] {
    problems.sorted { ($0.origin, $0.message) < ($1.origin, $1.message) }
  }

  /// Returns a path as it is written in the inventory.
  func relative(_ path: FilePath) -> String { path.relative(to: root) }

  /// Records a problem once; it is an error if it is one for any use of the input.
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

  /// Records a problem with a whole file, once.
  func report(_ severity: InputProblem.Severity, _ message: String, in path: FilePath) {
    report(severity, message, at: Site(file: relative(path), line: 1))
  }
}
