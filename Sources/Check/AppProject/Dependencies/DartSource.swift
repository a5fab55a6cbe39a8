import SourceFacts
import TextReading

/// What a file of Dart declares and what it imports, as far as lines that aren't indented say.
struct DartSource {
  private(set) var imports: [FilePath] = []
  private(set) var exports: [FilePath] = []
  private(set) var parts: [FilePath] = []
  /// The names of its declarations; nil if it has others without a name, such as extensions.
  private(set) var names: Set<String>? = []
  /// Whether it has a function with which an app or an isolate of it starts.
  private(set) var isEntryPoint = false

  private static let mark = ByteSearch("vm:entry-point")
  private static let start = ByteSearch("main(")
  private static let directives = ["import ", "export ", "part "].map { Array($0.utf8) }
  /// The words before the name of a type.
  private static let kinds: Set<Substring> = ["class", "mixin", "enum", "typedef"]

  /// Reads a file, with a function that finds the file for the text of a directive.
  init(_ text: [UInt8], at path: (String) -> FilePath?) {
    let hasMain = Self.start.occurs(in: text)
    isEntryPoint = Self.mark.occurs(in: text)
    var directive: ArraySlice<UInt8>?
    for line in Self.lines(of: text) {
      let content = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      directive = directive ?? Self.directives.first(where: content.starts).map { $0[...] }
      guard let kind = directive else {
        if content.count == line.count {
          declare(content)
          if hasMain, Self.startsApp(line) { isEntryPoint = true }
        }
        continue
      }
      let files = Self.quoted(content).compactMap(path)
      switch kind.first {
      case UInt8(ascii: "i"): imports += files
      case UInt8(ascii: "e"): exports += files
      default: parts += files
      }
      if content.contains(UInt8(ascii: ";")) { directive = nil }
    }
  }

  /// Returns the code of a file without its directives, whose texts have the names of files.
  static func code(of text: [UInt8]) -> [UInt8] {
    var isDirective = false
    return lines(of: text).reduce(into: []) { code, line in
      let content = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      isDirective = isDirective || directives.contains(where: content.starts)
      if !isDirective { code += line + [.newline] }
      if content.contains(UInt8(ascii: ";")) { isDirective = false }
    }
  }

  /// Notes what a line without indentation declares.
  private mutating func declare(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, Self.isWord(first) else { return }
    let head = line.prefix { !Self.ends.contains($0) }
    let words = String(decoding: head, as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
    // A name may come behind a type with more in it, such as `Map<String, Widget Function(BuildContext)>`.
    let isInType = head.count { $0 == UInt8(ascii: "<") } > head.count { $0 == UInt8(ascii: ">") }
    if words.contains("extension") || isInType || words.last == "Function" {
      names = nil
    } else if let kind = words.firstIndex(where: Self.kinds.contains) {
      if words.indices.contains(kind + 1) { names?.insert(String(words[kind + 1])) }
    } else if let name = words.last {
      names?.insert(String(name))
    }
  }

  /// What follows the name of a function or variable.
  private static let ends = Set("(={;,".utf8)

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.lowercased >= UInt8(ascii: "a") && byte.lowercased <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
  }

  /// Returns the texts in a line.
  private static func quoted(_ line: ArraySlice<UInt8>) -> [String] {
    let parts = line.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"")
    }
    return stride(from: 1, to: parts.count, by: 2).map { String(decoding: parts[$0], as: UTF8.self) }
  }

  private static func startsApp(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, isWord(first) else { return false }
    return line.split(separator: UInt8(ascii: " ")).prefix(3).contains { $0.starts(with: "main(".utf8) }
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split { $0 == .newline || $0 == .carriageReturn }
  }
}
