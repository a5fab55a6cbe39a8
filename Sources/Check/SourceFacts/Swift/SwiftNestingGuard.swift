/// Detects Swift text that the parser can't read in bounded time and stack.
///
/// The parser looks ahead once more for each bracket that directly follows another, so its time
/// doubles with each of them. It is recursive for conditional code, generic arguments, function
/// types, chains of else, and words such as try.
struct SwiftNestingGuard {
  private static let depthLimit = 200
  private static let adjacentLimit = 8
  private static let conditionalLimit = 64
  private static let chainLimit = 1_000
  private static let prefixLimit = 64
  private static let prefixes = Set(
    ["try", "await", "each", "repeat", "some", "any", "unsafe", "copy", "consume"].map { Array($0.utf8) })

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// The number of consecutive opening brackets before the current place.
  private var adjacent = 0
  private var conditionals = 0
  /// The number of arrows and generic arguments since the last brace or semicolon.
  private var arrows = 0
  /// The length of the chain of else, for each depth.
  private var elses = [Int](repeating: 0, count: Self.depthLimit + 1)
  /// The number of consecutive words that precede an expression, such as try.
  private var prefixes = 0
  private var previous: UInt8 = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the offset of the first place that is nested too deeply, or nil.
  static func tooDeepOffset(in bytes: [UInt8]) -> Int? {
    var nesting = SwiftNestingGuard(bytes)
    while nesting.index < bytes.count {
      nesting.step()
      if nesting.isTooDeep { return min(nesting.index, bytes.count - 1) }
    }
    return nil
  }

  private var isTooDeep: Bool {
    depth > Self.depthLimit || adjacent > Self.adjacentLimit || conditionals > Self.conditionalLimit
      || prefixes > Self.prefixLimit || arrows > Self.chainLimit
      || elses[min(depth, Self.depthLimit)] > Self.chainLimit
  }

  private func byte(_ offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func step() {
    let first = bytes[index]
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skip(to: [UInt8(ascii: "\n")])
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): skipString()
    case UInt8(ascii: "#"): readSharp()
    default:
      if isLetter(first) { readWord() } else { readMark(first) }
    }
  }

  private mutating func readMark(_ mark: UInt8) {
    let isOpening = mark == UInt8(ascii: "(") || mark == UInt8(ascii: "[")
    adjacent = isOpening ? adjacent + 1 : 0
    // In "try?" and "try!", the mark belongs to the word, so a sequence of such words continues
    // after it.
    let isUnwrapping = mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!")
    if !isUnwrapping { prefixes = 0 }
    switch mark {
    case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(depth - 1, 0)
    case UInt8(ascii: "{"): open()
    case UInt8(ascii: "}"): close()
    case UInt8(ascii: ";"): arrows = 0
    case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): arrows += 1
    case UInt8(ascii: "<") where isLetter(previous): arrows += 1
    default: break
    }
    previous = mark
    index += 1
  }

  private mutating func open() {
    depth += 1
    arrows = 0
    if depth <= Self.depthLimit { elses[depth] = 0 }
  }

  /// Closes a brace; one at the start of a line closes everything, whatever was misread before.
  private mutating func close() {
    let isAtLineStart = index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
    depth = isAtLineStart ? 0 : max(depth - 1, 0)
    arrows = 0
  }

  private mutating func readWord() {
    let start = index
    while index < bytes.count, isLetter(bytes[index]) { index += 1 }
    prefixes = Self.prefixes.contains(Array(bytes[start..<index])) ? prefixes + 1 : 0
    let isElse = bytes[start..<index].elementsEqual("else".utf8)
    // The parser is recursive for each "else if", which the braces between them hide from the
    // depth.
    if isElse { elses[depth] += 1 }
    if !isElse, previous == UInt8(ascii: "}") { elses[depth] = 0 }
    adjacent = 0
    previous = bytes[index - 1]
  }

  private mutating func readSharp() {
    if byte(1) == UInt8(ascii: "\"") { return skipRawString() }
    index += 1
    if bytes[index...].starts(with: "if".utf8) { conditionals += 1 }
    if bytes[index...].starts(with: "endif".utf8) { conditionals = max(conditionals - 1, 0) }
  }

  private mutating func skip(to end: [UInt8]) {
    while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    index = min(index + end.count, bytes.count)
  }

  private mutating func skipRawString() {
    index += 2
    skip(to: [UInt8(ascii: "\""), UInt8(ascii: "#")])
    previous = UInt8(ascii: "\"")
  }

  private mutating func skipString() {
    adjacent = 0
    previous = UInt8(ascii: "\"")
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: 3)
    if bytes[index...].starts(with: quotes) {
      index += 3
      return skip(to: quotes)
    }
    index += 1
    // The end of the line also ends the string, so that an unmatched quotation mark doesn't hide
    // the rest of the file.
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }

  /// Skips a comment, which can contain other comments.
  private mutating func skipComment() {
    var open = 0
    repeat {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        open += 1
        index += 2
      } else if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        open -= 1
        index += 2
      } else {
        index += 1
      }
    } while open > 0 && index < bytes.count
    index = min(index, bytes.count)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
