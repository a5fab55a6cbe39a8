/// Separate names for the result files of `swift test` for each of several releases.
enum ReleaseFiles {
  /// The options of `swift test` whose value is a result file.
  private static let options = ["--xunit-output", "--event-stream-output-path"]

  /// Returns the arguments for `swift test` with the release added to the names of such files.
  static func words(_ arguments: [String], for version: String) -> [String] {
    var words: [String] = []
    for argument in arguments {
      if let option = words.last, options.contains(option) {
        words.append(path(argument, for: version))
      } else if let option = options.first(where: { argument.hasPrefix("\($0)=") }) {
        words.append("\(option)=" + path(String(argument.dropFirst(option.count + 1)), for: version))
      } else {
        words.append(argument)
      }
    }
    return words
  }

  /// Returns a path with a release: "results/tests-ios-14.xml" for "results/tests.xml".
  private static func path(_ path: String, for version: String) -> String {
    let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    // The leading dot of a hidden file doesn't begin an extension.
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "\(path)-ios-\(version)" }
    return "\(path[..<dot])-ios-\(version)\(path[dot...])"
  }
}
