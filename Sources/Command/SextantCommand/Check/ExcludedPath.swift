import AppProject

/// A path that a configuration excludes, including everything below it.
struct ExcludedPath: Hashable {
  private let pattern: PathPattern

  /// Creates an excluded path from a path or glob pattern; nil if it leads out of the folder.
  init?(_ text: String) {
    let parts = text.split(separator: "/").filter { $0 != "." }
    guard !text.hasPrefix("/"), !parts.isEmpty, !parts.contains("..") else { return nil }
    pattern = PathPattern(text + "/**")
  }

  /// Returns whether it matches a path or one of its parent folders.
  func matches(_ path: String) -> Bool {
    pattern.matches(path.split(separator: "/")[...])
  }
}
