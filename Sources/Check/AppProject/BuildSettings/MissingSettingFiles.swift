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

  /// Whether all files that were named are there.
  var isEmpty: Bool { origins.isEmpty }

  /// Reports the files in one short sentence, at the place that names the first.
  func report() {
    let paths = origins.keys.sorted()
    guard let first = paths.first, let origin = origins[first] else { return }
    let name = paths.count > 1 ? "\(paths.count) xcconfig files are" : "\(first.name) is"
    let tools = Set(paths.map { Self.tool(making: problems.relative($0)) }).sorted()
    problems.report(
      .warning, "Settings unknown: \(name) missing; \(tools.joined(separator: ", ")).", at: origin)
  }

  /// What brings a file back, by where the tools that make such files put them.
  private static func tool(making path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    if folders.contains("Pods") { return "run pod install" }
    return folders.contains("Flutter") ? "run flutter pub get" : "restore what is gone"
  }
}
