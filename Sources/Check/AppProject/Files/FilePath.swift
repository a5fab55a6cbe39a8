import LeanFoundation

/// An absolute path without ".", ".." and double slashes; paths are compared by their bytes.
package struct FilePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The text of the path, which ends in a slash only for the root.
  package let description: String

  /// Creates a path from an absolute text; without a leading slash, it is relative to the root.
  package init(_ text: String) {
    if FilePath.isNormal(text) {
      description = text
    } else {
      var parts: [Substring] = []
      for part in text.split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
      }
      description = "/" + parts.joined(separator: "/")
    }
  }

  private init(normal text: String) { description = text }

  /// The last component; empty for the root.
  package var name: String { String(description[nameStart...]) }

  /// The name without its last extension.
  var stem: String { String(description[nameStart..<(extensionDot ?? description.endIndex)]) }

  /// The last extension in lower case without its dot; empty if there is none.
  var pathExtension: String {
    guard let extensionDot else { return "" }
    return description[extensionDot...].dropFirst().lowercased()
  }

  /// The index at which the name begins.
  ///
  /// This uses bytes rather than characters, because it is called very often.
  private var nameStart: String.Index {
    let bytes = description.utf8
    return bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
  }

  /// The index of the dot before the last extension; nil for a dot at the beginning of the name.
  private var extensionDot: String.Index? {
    let start = nameStart
    return description.utf8[start...].lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == start ? nil : $0 }
  }

  /// The folder that contains this path; the root for the root.
  package var folder: FilePath {
    guard let slash = description.utf8.lastIndex(of: UInt8(ascii: "/")), slash != description.startIndex
    else { return FilePath(normal: "/") }
    return FilePath(normal: String(description[..<slash]))
  }

  /// The components from the root on.
  var components: [Substring] { description.split(separator: "/") }

  /// Returns the path with a text appended; an absolute text replaces the path.
  package func appending(_ text: String) -> FilePath {
    if text.utf8.first == UInt8(ascii: "/") { return FilePath(text) }
    if text.isEmpty { return self }
    return FilePath(description == "/" ? "/" + text : description + "/" + text)
  }

  /// Returns whether the path is a folder or inside it.
  package func isInside(_ folder: FilePath) -> Bool {
    if folder.description == "/" { return true }
    let (bytes, count) = (description.utf8, folder.description.utf8.count)
    guard bytes.count >= count, memcmp(description, folder.description, count) == 0 else { return false }
    return bytes.count == count || bytes[bytes.index(bytes.startIndex, offsetBy: count)] == UInt8(ascii: "/")
  }

  /// Returns the path relative to a folder, with ".." outside of the folder, and "." for the folder
  /// itself.
  package func relative(to folder: FilePath) -> String {
    if self == folder { return "." }
    if isInside(folder) {
      let count = folder.description == "/" ? 1 : folder.description.utf8.count + 1
      return String(description.utf8.dropFirst(count)) ?? description
    }
    let mine = components
    let other = folder.components
    let common = zip(mine, other).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: other.count - common) + mine.dropFirst(common).map(String.init)
    return steps.joined(separator: "/")
  }

  package static func < (left: FilePath, right: FilePath) -> Bool { left.description < right.description }

  /// Returns whether a text is a path as it is kept.
  ///
  /// This and `isInside` are asked of every file of a project, hence the functions of C, which are
  /// fast in debug builds, too.
  private static func isNormal(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "/"), bytes.count > 1, bytes.last != UInt8(ascii: "/") else {
      return false
    }
    // A text with a zero in it ends there for C.
    return Int(strlen(text)) == bytes.count && strstr(text, "//") == nil && strstr(text, "/.") == nil
  }
}
