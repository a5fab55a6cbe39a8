/// A text split into searchable tokens.
///
/// Latin words are stemmed; a name such as `requestAlwaysAuthorization` is split into words and
/// also kept whole; a number keeps its points, as in 16.4; each Chinese character is a token,
/// because Chinese has no spaces between words.
package struct SearchText: Sendable {
  /// A token of a text.
  struct Token: Hashable, Sendable {
    /// The stem, the number or the character.
    let text: String
    /// Whether it is a Chinese character, which has little meaning by itself.
    let isIdeograph: Bool
  }

  /// The tokens, in order.
  private(set) var tokens: [Token] = []
  /// The names that consist of several words, in lower case.
  private(set) var names: [String] = []

  /// Splits a text.
  package init(_ text: String) {
    var word = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if Self.isWord(scalar) || scalar == "." && previous.map(Self.isDigit) == true && !word.isEmpty {
        word.unicodeScalars.append(scalar)
      } else if !Self.isApostrophe(scalar) || word.isEmpty {
        take(&word)
        if scalar.properties.isIdeographic {
          tokens.append(Token(text: String(Character(scalar)), isIdeograph: true))
        }
      }
      previous = scalar
    }
    take(&word)
  }

  /// Adds a word, and starts the next one.
  private mutating func take(_ word: inout String) {
    while word.last == "." { word.removeLast() }
    let parts = Self.parts(of: word)
    if parts.count > 1 { names.append(EnglishStem.of(word.lowercased())) }
    // 16.4.1 also matches 16.4.
    let numbers = word.split(separator: ".")
    if numbers.count > 2 { names.append(numbers.prefix(2).joined(separator: ".")) }
    tokens += parts.map { Token(text: EnglishStem.of($0.lowercased()), isIdeograph: false) }
    word = ""
  }

  /// Returns the words of a camel-case name; "NSLocationAlways" has three, and "iOS" is one.
  private static func parts(of word: String) -> [String] {
    if word.utf8.allSatisfy({ !isUpper($0) }) || word.contains(".") { return word.isEmpty ? [] : [word] }
    let bytes = Array(word.utf8)
    var parts: [String] = []
    var start = 0
    for index in bytes.indices.dropFirst() where isUpper(bytes[index]) {
      let endsLower = !isUpper(bytes[index - 1]) && index > 1
      let endsCapitals = index - start > 1 && index + 1 < bytes.count && isLower(bytes[index + 1])
      if endsLower || endsCapitals {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        start = index
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isDigit(scalar) || scalar.properties.isAlphabetic : isForeignLetter(scalar)
  }

  /// Returns whether a scalar is a letter of another script that forms words, unlike an ideograph.
  private static func isForeignLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && !scalar.properties.isIdeographic
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Returns whether a scalar is an apostrophe, which doesn't separate words.
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
