/// The words of a Swift file that say what it builds on: what it imports, declares and names.
///
/// Read from tokens, not from the syntax tree: the whole of `Sources` takes a second that way. Comments and the text of
/// string literals are left out; what is interpolated into a string is left out with it.
struct SwiftWords: Sendable {
  /// The modules that are imported.
  private(set) var imports: Set<String> = []
  /// The types that are declared at the top of the file.
  private(set) var types: Set<String> = []
  /// The types that are declared inside of others.
  private(set) var nestedTypes: Set<String> = []
  /// The capitalized names that stand alone or first, as in `Name.member`.
  private(set) var names: Set<String> = []

  private var isImporting = false

  init(of text: String) {
    var scanner = TokenScanner(text)
    var previous = ""
    var depth = 0
    while let token = scanner.next() {
      switch token {
      case "{": depth += 1
      case "}": depth -= 1
      default: read(token, after: previous, depth: depth)
      }
      previous = token
    }
  }

  private static let declaring: Set<String> = [
    "actor", "class", "enum", "protocol", "struct", "typealias", "associatedtype",
  ]
  private static let importKinds: Set<String> = [
    "class", "enum", "func", "protocol", "struct", "typealias", "var",
  ]

  private mutating func read(_ token: String, after previous: String, depth: Int) {
    if isImporting {
      if Self.importKinds.contains(token) { return }
      imports.insert(token)
      isImporting = false
    } else if token == "import" {
      isImporting = true
    } else if Self.declaring.contains(previous) {
      if depth == 0 { types.insert(token) } else { nestedTypes.insert(token) }
    } else if previous != ".", token.first?.isUppercase == true {
      names.insert(token)
    }
  }
}

/// Gives out the identifiers, braces and points of a Swift text, one after the other.
private struct TokenScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> String? {
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isWord(byte) { return word() }
      switch byte {
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")): skipLine()
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipBlockComment()
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "#") where opensString: skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "."):
        index += 1
        return String(UnicodeScalar(byte))
      default: index += 1
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func follows(_ byte: UInt8) -> Bool { index + 1 < bytes.count && bytes[index + 1] == byte }

  /// Whether the signs from here on are the hashes and the quote that begin a string.
  private var opensString: Bool {
    bytes[index...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "/"), follows(UInt8(ascii: "*")) {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), follows(UInt8(ascii: "/")) {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Steps over a string literal: as many hashes and quotes end it as have begun it.
  private mutating func skipString() {
    let hashes = run(of: UInt8(ascii: "#"))
    let quotes = run(of: UInt8(ascii: "\""))
    // Two quotes are an empty string; six are the beginning and the end of an empty one in three lines.
    if quotes == 2 || quotes >= 6 { return }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), hashes == 0 {
        index += 2
      } else if bytes[index] == UInt8(ascii: "\"") {
        let closing = run(of: UInt8(ascii: "\""))
        if closing >= quotes, run(of: UInt8(ascii: "#"), upTo: hashes) == hashes { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func run(of byte: UInt8, upTo limit: Int = .max) -> Int {
    let start = index
    while index < bytes.count, bytes[index] == byte, index - start < limit { index += 1 }
    return index - start
  }
}
