/// A path that a configuration leaves out, with "*" for any part of a name and "**" for any folders between.
struct PathPattern: Hashable {
  private let parts: [String]

  /// Creates a pattern; nil when it leads out of the folder that it counts from.
  init?(_ text: String) {
    let parts = text.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !text.hasPrefix("/"), !parts.isEmpty, !parts.contains("..") else { return nil }
    self.parts = parts
  }

  /// Whether it names a path or a folder above it.
  func matches(_ path: String) -> Bool {
    // All places in the pattern that the names so far may have led to: the work is bounded by both lengths.
    var places = Self.withFoldersBetween([0], parts)
    for name in path.split(separator: "/") {
      if places.contains(parts.count) { return true }
      var next: Set<Int> = []
      for place in places where place < parts.count {
        if parts[place] == "**" {
          next.insert(place)
        } else if Self.matches(Array(name.utf8), Array(parts[place].utf8)) {
          next.insert(place + 1)
        }
      }
      places = Self.withFoldersBetween(next, parts)
    }
    return places.contains(parts.count)
  }

  /// "**" may stand for no folder at all.
  private static func withFoldersBetween(_ places: Set<Int>, _ parts: [String]) -> Set<Int> {
    var all = places
    for place in parts.indices where all.contains(place) && parts[place] == "**" { all.insert(place + 1) }
    return all
  }

  /// Whether a name is what a part says, "*" being any bytes: after a failure only the last "*" takes one more.
  private static func matches(_ name: [UInt8], _ part: [UInt8]) -> Bool {
    let star = UInt8(ascii: "*")
    var (inName, inPart) = (0, 0)
    var retry: (name: Int, part: Int)?
    while inName < name.count {
      if inPart < part.count, part[inPart] == star {
        retry = (inName, inPart)
        inPart += 1
      } else if inPart < part.count, part[inPart] == name[inName] {
        inName += 1
        inPart += 1
      } else if let last = retry {
        retry = (last.name + 1, last.part)
        (inName, inPart) = (last.name + 1, last.part + 1)
      } else {
        return false
      }
    }
    return part[inPart...].allSatisfy { $0 == star }
  }
}
