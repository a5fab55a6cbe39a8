import SourceFacts
import TextReading

/// Splits a file in Dart at the braces and semicolons that end its declarations.
struct DartChunks {
  private(set) var all: [CodeChunk] = []
  private let text: [UInt8]
  private var index = 0

  static func of(_ text: [UInt8]) -> [CodeChunk] {
    var chunks = DartChunks(text: text)
    chunks.read(in: nil)
    return chunks.all
  }

  private init(text: [UInt8]) { self.text = text }

  private static let mark = ByteSearch("vm:entry-point")
  private static let override = ByteSearch("@override")
  private static let extensions = ByteSearch("extension ")
  /// The words with which a file says what it is made of.
  private static let directives: Set<String> = ["import", "export", "part", "library"]
  /// The words before the name of a type with members.
  private static let kinds: Set<String> = ["class", "mixin", "enum", "extension"]

  /// Reads the declarations up to the end of a class, or of the file.
  private mutating func read(in owner: String?) {
    var head = Head()
    while index < text.count {
      let byte = text[index]
      if skipText() { continue }
      if !Self.isSpace(byte), byte != UInt8(ascii: "}") { head.start = head.start ?? index }
      switch byte {
      case UInt8(ascii: "}"):
        add(head, in: owner)
        index += 1
        return
      case UInt8(ascii: ";"):
        index += 1
        add(head, in: owner)
        head = Head()
      case UInt8(ascii: "{"):
        if owner == nil, let type = head.type {
          add(type: type, from: head.start ?? index)
          index += 1
          read(in: type)
          head = Head()
          continue
        }
        skipBrackets()
        head.isOpen = false
        let end = index
        guard !goesOn() else { continue }
        add(head, in: owner, upTo: end)
        head = Head()
      case UInt8(ascii: "("), UInt8(ascii: "["):
        // Such as `@JsonKey(name: 'at')`, a record or the type of a function before a name.
        if byte == UInt8(ascii: "("), head.isOpen, !["Function", nil].contains(head.words.last),
          !isAfterAnnotation(head.words)
        {
          head.isOpen = false
          head.isMethod = true
        }
        skipBrackets()
      case UInt8(ascii: "="):
        if head.isOpen, index + 1 < text.count, text[index + 1] == UInt8(ascii: ">") { head.isMethod = true }
        head.isOpen = false
        index += 1
      case _ where Self.isWord(byte):
        let word = word()
        if head.isOpen { head.words.append(word) }
      default: index += 1
      }
    }
    add(head, in: owner)
  }

  /// What stands before the parameters, the value or the body of a declaration.
  private struct Head {
    var start: Int?
    var words: [String] = []
    var isOpen = true
    var isMethod = false

    /// The name of the type that it declares; nil for others.
    var type: String? {
      guard isOpen || !isMethod else { return nil }
      let kind = words.indices.first { kinds.contains(words[$0]) && !kinds.contains(words[next: $0] ?? "") }
      return kind.map { words[next: $0] ?? "" }
    }
  }

  private mutating func add(type name: String, from start: Int) {
    let head = Array(text[start..<index])
    let isStart = Self.mark.occurs(in: head) || Self.extensions.occurs(in: head)
    all.append(CodeChunk(names: [name], kind: isStart ? .start : .named, owner: nil, bytes: start..<index))
  }

  private mutating func add(_ head: Head, in owner: String?, upTo end: Int? = nil) {
    guard let start = head.start else { return }
    let name = head.words.last ?? ""
    let first = Array(text[start..<min(index, start + Self.headLimit)])
    let kind: CodeChunk.Kind =
      if name.isEmpty || owner == nil && (name == "main" || Self.directives.contains(head.words[0]))
        || Self.mark.occurs(in: first)
      {
        .start
      } else if let owner,
        !head.isMethod || head.words.contains(owner) || head.words.contains("operator")
          || Self.isCalledBySystem(name) || Self.override.occurs(in: first)
      {
        .ofClass
      } else {
        .named
      }
    all.append(CodeChunk(names: [name], kind: kind, owner: owner, bytes: start..<(end ?? index)))
  }

  /// The number of bytes in which an annotation stands before a declaration.
  private static let headLimit = 400

  /// Returns whether the system calls a method by its name in classes of its own, also without an annotation.
  private static func isCalledBySystem(_ name: String) -> Bool {
    let isEvent = ["on", "did", "will"].contains { start in
      name.hasPrefix(start) && name.dropFirst(start.count).first?.isUppercase ?? false
    }
    return isEvent || ["build", "createState", "initState", "dispose", "deactivate", "call"].contains(name)
  }

  /// Returns whether the last of some words is the name of an annotation.
  private func isAfterAnnotation(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    let start = index - last.utf8.count
    return start > 0 && text[start - 1] == UInt8(ascii: "@")
  }

  /// Returns whether a declaration goes on after a brace, as after the value of a variable.
  private mutating func goesOn() -> Bool {
    while index < text.count {
      if skipText() { continue }
      if Self.isSpace(text[index]) { index += 1 } else { return Self.joints.contains(text[index]) }
    }
    return false
  }

  /// What may follow a brace within a declaration.
  private static let joints = Set(";,.[?:{=)".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  private mutating func skipBrackets() {
    var depth = 0
    while index < text.count {
      if skipText() { continue }
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
  }

  /// Skips a comment or a text in quotes; returns whether one begins here.
  private mutating func skipText() -> Bool {
    let byte = text[index]
    if byte == UInt8(ascii: "/"), index + 1 < text.count {
      if text[index + 1] == UInt8(ascii: "/") {
        while index < text.count, text[index] != .newline { index += 1 }
        return true
      }
      guard text[index + 1] == UInt8(ascii: "*") else { return false }
      index += 2
      while index + 1 < text.count, text[index] != UInt8(ascii: "*") || text[index + 1] != UInt8(ascii: "/") {
        index += 1
      }
      index = min(index + 2, text.count)
      return true
    }
    guard byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") else { return false }
    skipQuoted(byte, isRaw: index > 0 && text[index - 1] == UInt8(ascii: "r"))
    return true
  }

  private mutating func skipQuoted(_ quote: UInt8, isRaw: Bool) {
    func isTriple() -> Bool {
      index + 2 < text.count && text[index + 1] == quote && text[index + 2] == quote
    }
    let isLong = isTriple()
    index += isLong ? 3 : 1
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "\\"), !isRaw {
        index += 2
      } else if byte == UInt8(ascii: "$"), !isRaw, index + 1 < text.count,
        text[index + 1] == UInt8(ascii: "{")
      {
        index += 1
        skipBrackets()
      } else if byte == quote, !isLong || isTriple() {
        index += isLong ? 3 : 1
        return
      } else if byte == .newline, !isLong {
        return
      } else {
        index += 1
      }
    }
  }

  private mutating func word() -> String {
    let start = index
    while index < text.count, Self.isWord(text[index]) { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}

extension [String] {
  /// The element after an index; nil after the last.
  fileprivate subscript(next index: Int) -> String? { indices.contains(index + 1) ? self[index + 1] : nil }
}
