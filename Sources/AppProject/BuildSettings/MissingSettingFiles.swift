/// Collects the files with settings that a project names and that are not there, to report them in one sentence.
///
/// Most are made by a tool (CocoaPods, Flutter) for every configuration of every target, and one sentence says it all.
final class MissingSettingFiles {
  private let problems: InputProblems
  private var origins: [FilePath: Site] = [:]

  init(_ problems: InputProblems) { self.problems = problems }

  /// Keeps a missing file and the place that names it.
  func insert(_ path: FilePath, namedAt origin: Site) {
    if origins[path] == nil { origins[path] = origin }
  }

  /// Reports the files, at the place that names the first.
  func report() {
    let paths = origins.keys.sorted()
    guard let first = paths.first, let origin = origins[first] else { return }
    let others = paths.count > 1 ? " and \(paths.count - 1) more are" : " is"
    let message =
      "\(first.name)\(others) not there, so settings are unknown; run what makes them first (pod install, flutter pub get)."
    problems.report(.warning, message, at: origin)
  }
}
