/// An absolute path without ".", ".." and doubled slashes, compared by its bytes.
package struct FilePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path; "/" is the root, no other path ends in a slash.
  package let description: String

  /// Creates a path from absolute text; text without a leading slash counts from the root.
  package init(_ text: String) {
    if FilePath.isNormal(text.utf8) {
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

  /// The last component, or an empty string for the root.
  package var name: String { String(description[nameStart...]) }

  /// The name without its last extension.
  var stem: String { String(description[nameStart..<(extensionDot ?? description.endIndex)]) }

  /// The last extension in lower case without its dot, or an empty string.
  var pathExtension: String {
    guard let extensionDot else { return "" }
    return description[extensionDot...].dropFirst().lowercased()
  }

  /// Where the name begins.
  ///
  /// Paths are looked at so often that it counts to go by bytes, not by characters.
  private var nameStart: String.Index {
    let bytes = description.utf8
    return bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
  }

  /// The dot before the last extension, unless the name begins with it.
  private var extensionDot: String.Index? {
    let start = nameStart
    return description.utf8[start...].lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == start ? nil : $0 }
  }

  /// The folder that holds this path; the root holds itself.
  package var folder: FilePath {
    guard let slash = description.utf8.lastIndex(of: UInt8(ascii: "/")), slash != description.startIndex
    else { return FilePath(normal: "/") }
    return FilePath(normal: String(description[..<slash]))
  }

  /// The components, from the root.
  var components: [Substring] { description.split(separator: "/") }

  /// Returns the path with text appended, or the text itself where it is absolute.
  package func appending(_ text: String) -> FilePath {
    if text.utf8.first == UInt8(ascii: "/") { return FilePath(text) }
    if text.isEmpty { return self }
    return FilePath(description == "/" ? "/" + text : description + "/" + text)
  }

  /// Whether the path is the folder or lies below it.
  package func isInside(_ folder: FilePath) -> Bool {
    if folder.description == "/" { return true }
    guard description.utf8.starts(with: folder.description.utf8) else { return false }
    let rest = description.utf8.dropFirst(folder.description.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  /// Returns the path as seen from a folder, with ".." where it lies outside, and "." for the folder itself.
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

  private static func isNormal(_ bytes: String.UTF8View) -> Bool {
    guard bytes.first == UInt8(ascii: "/"), bytes.count > 1, bytes.last != UInt8(ascii: "/") else {
      return false
    }
    var previous: UInt8 = 0
    for byte in bytes {
      if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") {
        return false
      }
      previous = byte
    }
    return true
  }
}
