import LeanFoundation

/// The folders below which paths may lie, with links followed.
package struct AllowedFolders: Hashable, Sendable {
  private let folders: [String]

  /// Takes folders; one that isn't there allows nothing.
  package init(_ folders: [String]) { self.folders = folders.compactMap(Self.realPath) }

  /// Returns a path that may be read, in full; one that isn't absolute counts from the first folder that has it.
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

  /// The path without links and dots; nil where nothing is.
  private static func realPath(_ path: String) -> String? {
    // To the system a text ends at a zero.
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
