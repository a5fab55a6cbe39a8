import LeanFoundation

/// The scripts of an app with a `package.json` that others name; a bundler takes no others.
///
/// A script counts as named if any text in another script ends with its name, whatever the text is for, and where
/// frameworks find files by their folder, all count.
struct NodeImports {
  /// The files that may be bundled, in order; all if one can't be read, or if none is where an app begins.
  let reached: [FilePath]

  /// The folders whose files are routes.
  private static let routes: Set<String> = ["app", "pages"]
  /// The names of files with which an app begins.
  private static let entries: Set<String> = ["index", "main", "App", "app", "polyfills"]

  /// Follows the names in an app's files.
  init(of files: [FilePath], in folder: FilePath) {
    var names: [FilePath: Set<String>] = [:]
    for file in files {
      guard let bytes = try? FileBytes.read(file, limit: FileBytes.sourceLimit) else {
        reached = files
        return
      }
      names[file] = Self.names(in: bytes)
    }
    let depth = folder.description.split(separator: "/").count
    let places = files.map { file in
      let folders = file.folder.description.split(separator: "/").dropFirst(depth).map(String.init)
      let isEntry =
        Self.entries.contains(Self.name(of: file)) || !Self.routes.isDisjoint(with: folders)
      return (file: file, isEntry: isEntry, isTaken: isEntry || folders.isEmpty)
    }
    guard places.contains(where: \.isEntry) else {
      reached = files
      return
    }
    var open = places.filter(\.isTaken).map(\.file)
    var rest = places.filter { !$0.isTaken }.map(\.file)
    while !open.isEmpty, !rest.isEmpty {
      let named = open.reduce(into: Set<String>()) { $0.formUnion(names[$1] ?? []) }
      open = rest.filter { named.contains(Self.name(of: $0)) || named.contains($0.stem) }
      let found = Set(open)
      rest.removeAll(where: found.contains)
    }
    let left = Set(rest)
    reached = files.filter { !left.contains($0) }
  }

  /// Returns the name by which others import a file, without what a platform adds.
  private static func name(of file: FilePath) -> String {
    for suffix in [".ios", ".native"] where file.stem.hasSuffix(suffix) {
      return String(file.stem.dropLast(suffix.count))
    }
    return file.stem
  }

  /// Returns the last parts of the paths in all texts, without extensions of scripts.
  private static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var quote: UInt8?
    var start = 0
    for (index, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open, index > start, index - start < 200 {
          names.insert(lastPart(of: bytes[start..<index]))
        }
        if byte == open || byte == UInt8(ascii: "\n") { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") {
        quote = byte
        start = index + 1
      }
    }
    return names
  }

  private static func lastPart(of bytes: ArraySlice<UInt8>) -> String {
    let last = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes[($0 + 1)...] } ?? bytes
    let name = String(decoding: last.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
    for suffix in [".js", ".ts", ".jsx", ".tsx"] where name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
