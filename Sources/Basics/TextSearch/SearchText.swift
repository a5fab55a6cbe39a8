/// A text cut into what searching compares.
///
/// Latin words are stemmed; a name such as `requestAlwaysAuthorization` counts as its parts and as a whole; a number keeps
/// its points, as in 16.4; of Chinese every character stands alone, for there are no spaces to tell words by.
package struct SearchText: Sendable {
  /// One piece of a text.
  struct Token: Hashable, Sendable {
    /// The stem, the number or the character.
    let text: String
    /// Whether it is a character of Chinese, of which a single one says little.
    let isIdeograph: Bool
  }

  /// The pieces in the order of the text.
  private(set) var tokens: [Token] = []
  /// The names of several parts, in lower case.
  private(set) var names: [String] = []

  /// Cuts a text.
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

  /// Takes a word, and begins the next one.
  private mutating func take(_ word: inout String) {
    while word.last == "." { word.removeLast() }
    let parts = Self.parts(of: word)
    if parts.count > 1 { names.append(EnglishStem.of(word.lowercased())) }
    // 16.4.1 is a 16.4, too.
    let numbers = word.split(separator: ".")
    if numbers.count > 2 { names.append(numbers.prefix(2).joined(separator: ".")) }
    tokens += parts.map { Token(text: EnglishStem.of($0.lowercased()), isIdeograph: false) }
    word = ""
  }

  /// Returns the parts of a name in camel case; "NSLocationAlways" has three, and "iOS" is one.
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

  /// Letters of other scripts that make words; ideographs are not among them.
  private static func isForeignLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && !scalar.properties.isIdeographic
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// "doesn't" is one word, written with either apostrophe.
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
