import SourceFacts
import TextReading

/// A file in JavaScript or TypeScript, split where its declarations begin at the edge of a line.
///
/// What can't be told apart runs when the file does.
struct ScriptParts: Sendable {
  /// A declaration or a statement outside of others.
  struct Part: Sendable {
    /// What it declares, or what it exports under another name.
    var names: [String] = []
    /// Whether it runs when the file does.
    var isStart = false
    var isExported = false
    var isDefault = false
    var bytes: Range<Int>
    /// The paths that it imports.
    var paths: [String] = []
    /// The relative paths in it that it doesn't import.
    var otherPaths: [String] = []
    /// What it uses under another name.
    var uses: [String] = []
  }

  /// What a name means that a file imports.
  enum Import: Sendable {
    /// The default of another file, or all of it.
    case file(String)
    /// A name of another file.
    case name(String)
  }

  private(set) var all: [Part] = []
  private(set) var imports: [String: Import] = [:]
  /// The text without comments and the paths that it imports.
  private(set) var plain: [UInt8]
  /// The same without what is in quotes.
  private let bare: [UInt8]
  private let text: [UInt8]
  private let pieces: [ScriptPieces.Piece]

  /// Reads a file; the code of a page with templates isn't split.
  init(of text: [UInt8], isPage: Bool = false) {
    self.text = text
    let read = ScriptPieces(of: text)
    plain = read.withoutComments
    pieces = read.all.filter(\.isText)
    var bare = plain
    for piece in pieces { bare.blank(piece.bytes) }
    self.bare = bare
    if !isPage, read.isWhole, let starts = starts() {
      for (start, end) in zip(starts, starts.dropFirst() + [text.count]) { add(start..<end) }
      joinAssignments()
    } else {
      all = [Part(isStart: true, bytes: 0..<text.count)]
    }
    addPaths()
  }

  // MARK: - Where parts begin

  private static let keywords: Set<String> = [
    "import", "export", "function", "class", "const", "let", "var", "async", "abstract", "interface", "type",
    "enum", "declare", "namespace",
  ]
  /// The words with which a statement goes on.
  private static let joints: Set<String> = [
    "else", "catch", "finally", "from", "as", "in", "of", "instanceof", "extends", "implements",
  ]
  /// What a statement may end with, besides words, and what one may begin with.
  private static let ends = Set(";})]'\"`".utf8)
  private static let beginnings = Set("([!;`~".utf8)

  /// Returns where parts begin; nil if brackets don't close before the next declaration.
  private func starts() -> [Int]? {
    var starts: [Int] = []
    var depth = 0
    var isDecorated = false
    var last = UInt8(ascii: ";")
    for (index, byte) in bare.enumerated() where byte > UInt8(ascii: " ") {
      if index == 0 || bare[index - 1] == .newline, byte == UInt8(ascii: "@") || ScriptPieces.isWord(byte) {
        let word = Head(bare, index..<bare.count).word
        let isKeyword = Self.keywords.contains(word)
        if isKeyword, depth > 0 { return nil }
        let isNew =
          isKeyword || !Self.joints.contains(word) && (Self.ends.contains(last) || ScriptPieces.isWord(last))
        if depth == 0, isNew {
          if !isDecorated { starts.append(index) }
          isDecorated = byte == UInt8(ascii: "@")
        }
      } else if index > 0, bare[index - 1] == .newline, depth == 0, Self.beginnings.contains(byte),
        Self.ends.contains(last)
      {
        starts.append(index)
      }
      if isDecorated, depth == 0, bare[index...].starts(with: "class ".utf8) { isDecorated = false }
      depth += Head.depth(of: byte)
      if depth < 0 { return nil }
      last = byte
    }
    return depth == 0 ? starts : nil
  }

  // MARK: - What parts are

  private mutating func add(_ bytes: Range<Int>) {
    var part = Part(bytes: bytes)
    var head = Head(bare, bytes)
    head.skipDecorators()
    part.isExported = head.take("export")
    part.isDefault = part.isExported && head.take("default")
    while ["declare", "abstract", "async"].contains(head.word) { head.skipWord() }
    switch head.word {
    case "import" where !part.isExported && addImports(bytes): return
    case "" where part.isExported && !part.isDefault && addExports(bytes): return
    case "function", "class":
      head.skipWord()
      head.skip(UInt8(ascii: "*"))
      if head.word != "extends" { part.names = [head.word] }
      part.isStart = !head.isSingle
    case "const", "let", "var":
      head.skipWord()
      part.names = [head.word]
      head.skipWord()
      part.isStart = !(head.isSingle && head.skipToValue() && head.isWithoutCalls)
    default: part.isStart = !part.isDefault || !head.isSingle
    }
    part.names.removeAll { !Self.isFollowed($0) }
    if part.names.isEmpty, !part.isDefault { part.isStart = true }
    all.append(part)
  }

  /// Returns whether a name is found in code.
  private static func isFollowed(_ name: String) -> Bool { name.utf8.count > 1 && !name.contains("$") }

  /// Makes `Screen.title = …` a part of what declares the screen.
  private mutating func joinAssignments() {
    let declared = Set(all.flatMap(\.names))
    for index in all.indices where all[index].isStart && all[index].names.isEmpty {
      var head = Head(bare, all[index].bytes)
      let owner = head.word
      head.skipWord()
      guard declared.contains(owner), head.isSingle, head.skipMember() else { continue }
      all[index].names = [owner]
      all[index].isStart = false
    }
  }

  // MARK: - Imports

  /// Reads an import; returns whether it is no more than that.
  private mutating func addImports(_ bytes: Range<Int>) -> Bool {
    guard let (path, clause) = clause(of: bytes) else { return false }
    let (whole, named) = Self.names(in: clause)
    for (name, local) in named + whole.map({ ("default", $0) }) {
      let isFile = name == "default"
      if Self.isFollowed(local) {
        imports[local] = isFile ? .file(path) : .name(name)
      } else {
        let none = bytes.lowerBound..<bytes.lowerBound
        all.append(Part(isStart: true, bytes: none, paths: isFile ? [path] : [], uses: isFile ? [] : [name]))
      }
    }
    return true
  }

  /// Reads an export of what others declare; returns whether it is no more than that.
  private mutating func addExports(_ bytes: Range<Int>) -> Bool {
    let from = clause(of: bytes)
    let head = Head(bare, bytes)
    guard from != nil || head.isSingle else { return false }
    let (whole, named) = Self.names(in: from?.clause ?? String(decoding: bare[bytes], as: UTF8.self))
    let names = named + whole.map { ("default", $0) }
    for (name, local) in names where name != local || from != nil && name == "default" {
      var part = Part(
        isExported: true, isDefault: local == "default", bytes: bytes.lowerBound..<bytes.lowerBound)
      part.names = local == "default" ? [] : [local]
      part.uses = [name]
      if name == "default", let path = from?.path { part.paths = [path] }
      all.append(part)
    }
    return true
  }

  /// Returns the path of an import and what stands before it; nil if more than that is there.
  private func clause(of bytes: Range<Int>) -> (path: String, clause: String)? {
    var (first, last) = (0, pieces.count)
    while first < last {
      let middle = (first + last) / 2
      if pieces[middle].bytes.lowerBound < bytes.lowerBound { first = middle + 1 } else { last = middle }
    }
    guard first < pieces.count, bytes.contains(pieces[first].bytes.lowerBound) else { return nil }
    let piece = pieces[first]
    let rest = bare[piece.bytes.upperBound..<bytes.upperBound].dropFirst()
    guard rest.allSatisfy({ $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ";") }) else { return nil }
    return (
      String(decoding: text[piece.bytes], as: UTF8.self),
      String(decoding: bare[bytes.lowerBound..<piece.bytes.lowerBound - 1], as: UTF8.self)
    )
  }

  /// Returns the names in an import or an export: of whole files or their defaults, and others with those they get.
  private static func names(in clause: String) -> (whole: [String], named: [(name: String, local: String)]) {
    let parts = clause.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = (parts.dropFirst().first ?? "").split(
      separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
    let named = (rest.first ?? "").split(separator: ",").compactMap { item -> (String, String)? in
      let words = item.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0 != "type" }
      return words.first.map { ($0, words.last ?? $0) }
    }
    let outside = "\(parts[0]) \(rest.dropFirst().first ?? "")"
    let words = outside.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.map(String.init)
    return (words.filter { !Self.clauseWords.contains($0) }, named)
  }

  private static let clauseWords: Set<String> = ["import", "export", "from", "as", "type", "require"]

  private mutating func addPaths() {
    var index = 0
    for piece in pieces {
      while index < all.count, all[index].bytes.upperBound <= piece.bytes.lowerBound { index += 1 }
      guard index < all.count else { return }
      guard all[index].bytes.contains(piece.bytes.lowerBound) else { continue }
      let path = String(decoding: text[piece.bytes], as: UTF8.self)
      let isImported = ScriptPieces.isImported(piece, in: plain)
      // Bundlers have functions of their own for what is in a folder.
      if isImported {
        all[index].paths.append(path)
        plain.blank(piece.bytes)
      } else if path.hasPrefix("./") || path.hasPrefix("../") {
        all[index].otherPaths.append(path)
      }
    }
  }
}

/// The beginning of a statement, without comments and texts.
private struct Head {
  private let text: [UInt8]
  private let end: Int
  private var index: Int

  init(_ text: [UInt8], _ bytes: Range<Int>) {
    self.text = text
    index = bytes.lowerBound
    end = bytes.upperBound
  }

  static func depth(of byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
    default: 0
    }
  }

  private var byte: UInt8 { index < end ? text[index] : 0 }

  /// The word here; empty if there is none.
  var word: String { String(decoding: text[index..<wordEnd], as: UTF8.self) }

  private var wordEnd: Int {
    var last = index
    while last < end, ScriptPieces.isWord(text[last]) { last += 1 }
    return last
  }

  private mutating func skipBlanks() { while index < end, text[index] <= UInt8(ascii: " ") { index += 1 } }

  mutating func skipWord() {
    index = wordEnd
    skipBlanks()
  }

  mutating func skip(_ wanted: UInt8) {
    guard byte == wanted else { return }
    index += 1
    skipBlanks()
  }

  mutating func take(_ wanted: String) -> Bool {
    guard word == wanted else { return false }
    skipWord()
    return true
  }

  private mutating func skipBrackets() {
    var depth = 0
    while index < end {
      depth += Self.depth(of: text[index])
      index += 1
      if depth == 0 { break }
    }
    skipBlanks()
  }

  mutating func skipDecorators() {
    while byte == UInt8(ascii: "@") {
      index += 1
      skipWord()
      if byte == UInt8(ascii: "(") { skipBrackets() }
    }
  }

  /// Skips the name of a member up to the value that it gets; returns whether it gets one.
  mutating func skipMember() -> Bool {
    guard byte == UInt8(ascii: ".") else { return false }
    index += 1
    skipWord()
    return skipToValue()
  }

  /// Skips the type of a variable; returns whether it has a value.
  mutating func skipToValue() -> Bool {
    var depth = 0
    while index < end {
      let next = index + 1 < end ? text[index + 1] : 0
      if depth == 0, byte == UInt8(ascii: ";") { return false }
      if depth == 0, byte == UInt8(ascii: "="), next != UInt8(ascii: "="), next != UInt8(ascii: ">") {
        index += 1
        skipBlanks()
        return true
      }
      depth += Self.depth(of: byte)
      index += 1
    }
    return false
  }

  /// Whether nothing follows the declaration or the statement that begins here.
  var isSingle: Bool {
    var depth = 0
    var isValue = false
    var last: UInt8 = 0
    for byte in text[index..<end] where byte > UInt8(ascii: " ") {
      if depth == 0 {
        if last == UInt8(ascii: ";"), byte != last { return false }
        if last == UInt8(ascii: "}"), byte == UInt8(ascii: "(") || ScriptPieces.isWord(byte) { return false }
        if byte == UInt8(ascii: ","), isValue { return false }
        if byte == UInt8(ascii: "=") { isValue = true }
      }
      depth += Self.depth(of: byte)
      last = byte
    }
    return true
  }

  /// The functions of React and MobX that make a component from a function.
  private static let wrappers: Set<String> = ["memo", "forwardRef", "observer"]

  /// Whether the value here is a function, a class, an object or a component, which calls nothing at first.
  var isWithoutCalls: Bool {
    var head = self
    if head.byte == UInt8(ascii: "{") { return true }
    if head.word == "React" {
      head.skipWord()
      head.skip(UInt8(ascii: "."))
    }
    if Self.wrappers.contains(head.word) { return true }
    _ = head.take("async")
    if ["function", "class"].contains(head.word) { return true }
    if head.byte == UInt8(ascii: "(") {
      head.skipBrackets()
      return head.isArrow || head.byte == UInt8(ascii: ":")
    }
    guard !head.word.isEmpty else { return false }
    head.skipWord()
    return head.isArrow
  }

  private var isArrow: Bool {
    byte == UInt8(ascii: "=") && index + 1 < end && text[index + 1] == UInt8(ascii: ">")
  }
}
