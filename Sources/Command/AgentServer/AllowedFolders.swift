import LeanFoundation

/// The folders that may be read, with symbolic links resolved.
package struct AllowedFolders: Hashable, Sendable {
  private let folders: [String]

  /// Creates the set of folders; folders that don't exist are ignored.
  package init(_ folders: [String]) { self.folders = folders.compactMap(Self.realPath) }

  /// Returns the absolute form of a path that may be read; a relative path is resolved in the first
  /// folder that contains it.
  package func path(_ text: String) throws(ToolFailure) -> String {
    if folders.isEmpty { throw ToolFailure("No folder may be read: the client gave none that exists.") }
    let candidates = text.hasPrefix("/") ? [text] : folders.map { $0 + "/" + text }
    guard let path = candidates.lazy.compactMap(Self.realPath).first else {
      throw ToolFailure("There is nothing at '\(text.prefix(200))' below \(folders.joined(separator: ", ")).")
    }
    guard folders.contains(where: { $0 == "/" || path == $0 || path.hasPrefix($0 + "/") }) else {
      throw ToolFailure(
        "'\(text.prefix(200))' is not below \(folders.joined(separator: ", ")), and only that may be read.")
    }
    return path
  }

  /// Returns a path without symbolic links and dots; nil if it doesn't exist.
  private static func realPath(_ path: String) -> String? {
    // For the system, a string ends at the first zero byte.
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
