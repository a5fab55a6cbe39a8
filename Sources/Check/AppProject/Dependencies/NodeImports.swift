import LeanFoundation
import SourceFacts

/// The scripts of an app with a `package.json` that others import, from where it begins; a bundler takes no others.
struct NodeImports {
  /// The files that may be bundled, in order; all if it isn't known where an app begins, or if one can't be read.
  let reached: [FilePath]
  /// Those with which the app begins; none if it isn't known where that is, or what else they may lead to.
  let entries: Set<FilePath>

  /// Follows the imports from some files.
  ///
  /// - Parameters:
  ///   - entries: The files with which the app begins.
  ///   - others: Files that a tool takes as well, for when code names what they declare.
  ///   - files: All files that may be imported, in order.
  ///   - package: The `package.json`, which says what is of others.
  init(
    from entries: [FilePath], with others: [FilePath] = [], of files: [FilePath],
    in package: NodeModules.Declaration
  ) {
    let paths = NodePaths(files, besides: package.modules)
    var reached = Set(entries + others)
    var open = entries + others
    while let file = open.popLast() {
      if Self.isOther(file) { continue }
      guard let bytes = try? FileBytes.read(file, limit: FileBytes.sourceLimit) else {
        self.init(all: files)
        return
      }
      for (text, isImport) in Self.texts(in: bytes) {
        let found = paths.files(named: text, in: file, isImport: isImport)
        // A relative path to what isn't there leads nowhere; what only settings explain may lead anywhere.
        if found.isEmpty, isImport, package.isAlias(text) {
          self.init(all: files)
          return
        }
        for next in found where reached.insert(next).inserted { open.append(next) }
      }
    }
    let isWhole = reached.allSatisfy { $0.pathExtension != "svelte" }
    self.init(reached: files.filter(reached.contains), entries: isWhole ? Set(entries) : [])
  }

  /// Takes all files, because it isn't known where the app begins.
  init(all files: [FilePath]) { self.init(reached: files, entries: []) }

  init(reached: [FilePath], entries: Set<FilePath>) {
    self.reached = reached.filter {
      SourceLanguage.language(ofFileNamed: $0.name) == .script && !Self.isOther($0)
    }
    self.entries = entries
  }

  /// What a script's name has before its extension if no iPhone runs it: declarations, tools,
  /// tests, and code for other platforms.
  private static let otherSuffixes: Set<String> = [
    "d", "config", "test", "tests", "spec", "specs", "stories", "mock", "mocks", "e2e", "web", "android",
    "windows", "macos",
  ]

  /// Returns whether a script's name says that no iPhone runs it.
  static func isOther(_ file: FilePath) -> Bool {
    let parts = file.stem.split(separator: ".").map(String.init)
    return ["jest", "vitest"].contains(parts.first) || !otherSuffixes.isDisjoint(with: parts.dropFirst())
  }

  /// Returns the texts in a file's code that may be paths, and whether it imports what is there.
  private static func texts(in bytes: [UInt8]) -> [(text: String, isImport: Bool)] {
    ScriptPieces(of: bytes).all.compactMap { piece in
      guard piece.isText, (1..<longest).contains(piece.bytes.count) else { return nil }
      let text = bytes[piece.bytes]
      guard text.first == UInt8(ascii: ".") || !text.contains(UInt8(ascii: " ")) else { return nil }
      return (String(decoding: text, as: UTF8.self), ScriptPieces.isImported(piece, in: bytes))
    }
  }

  /// The number of bytes from which on a text isn't a path.
  private static let longest = 200
}
