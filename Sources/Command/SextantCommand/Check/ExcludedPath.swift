import AppProject

/// A path that a configuration leaves out, with all that lies below it.
struct ExcludedPath: Hashable {
  private let pattern: PathPattern

  /// Reads a path or a pattern of paths; nil when it leads out of the folder that it counts from.
  init?(_ text: String) {
    let parts = text.split(separator: "/").filter { $0 != "." }
    guard !text.hasPrefix("/"), !parts.isEmpty, !parts.contains("..") else { return nil }
    pattern = PathPattern(text + "/**")
  }

  /// Whether it names a path or a folder above it.
  func matches(_ path: String) -> Bool {
    pattern.matches(path.split(separator: "/")[...])
  }
}
