/// A tag of a workspace file.
enum WorkspaceElement: Hashable, Sendable {
  /// A group begins, at a location.
  case group(String)
  /// A group ends.
  case endOfGroup
  /// A file or project at a location.
  case file(String)

  /// The most elements that are read; more than a thousand is more than any workspace has.
  private static let most = 10_000

  /// Returns the elements of a workspace file in order.
  static func elements(in bytes: [UInt8]) -> [WorkspaceElement] {
    bytes.split(separator: UInt8(ascii: "<")).lazy.compactMap(element).prefix(most).map(\.self)
  }

  private static func element(_ tag: ArraySlice<UInt8>) -> WorkspaceElement? {
    let text = String(decoding: tag, as: UTF8.self)
    if text.hasPrefix("/Group") { return .endOfGroup }
    guard let location = location(in: text) else { return nil }
    if text.hasPrefix("Group") { return .group(location) }
    return text.hasPrefix("FileRef") ? .file(location) : nil
  }

  private static func location(in tag: String) -> String? {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    let name = parts.firstIndex { $0.filter { !$0.isWhitespace }.hasSuffix("location=") }
    guard let name, name + 1 < parts.count else { return nil }
    let entities = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
    return entities.reduce(String(parts[name + 1])) { $0.replacing($1.0, with: $1.1) }
  }
}
