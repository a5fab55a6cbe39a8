/// A text split into searchable tokens.
///
/// Latin words are stemmed; a name such as `requestAlwaysAuthorization` is split into words and
/// also kept whole; a number keeps its points, as in 16.4; each Chinese character is a token, in its
/// simplified form, because Chinese has no spaces between words.
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
    // As UTF-8, because an answer begins with reading the whole catalog.
    var word: [UInt8] = []
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if Self.isWord(scalar) || scalar == "." && previous.map(Self.isDigit) == true && !word.isEmpty {
        if scalar.isASCII { word.append(UInt8(scalar.value)) } else { word += Array(scalar.utf8) }
      } else if !Self.isApostrophe(scalar) || word.isEmpty {
        take(&word)
        if !scalar.isASCII, scalar.properties.isIdeographic {
          let simplified = TraditionalCharacters.simplified(scalar)
          tokens.append(Token(text: String(Character(simplified)), isIdeograph: true))
        }
      }
      previous = scalar
    }
    take(&word)
  }

  /// Adds a word, and starts the next one.
  private mutating func take(_ word: inout [UInt8]) {
    while word.last == Self.point { word.removeLast() }
    if word.isEmpty { return }
    if let number = Self.numberAfterName(in: word) {
      names.append(Self.stem(of: word[...]))
      var name = Array(word[..<number])
      word.removeSubrange(..<number)
      take(&name)
    }
    let hasPoint = word.contains(Self.point)
    let parts = hasPoint ? [word[...]] : Self.parts(of: word)
    if parts.count > 1 { names.append(Self.stem(of: word[...])) }
    // 16.4.1 also matches 16.4.
    let numbers = hasPoint ? word.split(separator: Self.point) : []
    if numbers.count > 2 {
      names.append(String(decoding: numbers[0] + [Self.point] + numbers[1], as: UTF8.self))
    }
    tokens += parts.map { Token(text: Self.stem(of: $0), isIdeograph: false) }
    word.removeAll(keepingCapacity: true)
  }

  private static func stem(of word: ArraySlice<UInt8>) -> String {
    if word.allSatisfy({ $0 < 0x80 }) { return EnglishStem.of(word.map { isUpper($0) ? $0 | 0x20 : $0 }) }
    return EnglishStem.of(String(decoding: word, as: UTF8.self).lowercased())
  }

  /// Returns the words of a camel-case name; "NSLocationAlways" has three, and "iOS" is one.
  private static func parts(of word: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    for index in word.indices.dropFirst() where isUpper(word[index]) {
      let endsLower = !isUpper(word[index - 1]) && index > 1
      let endsCapitals = index - start > 1 && index + 1 < word.count && isLower(word[index + 1])
      if endsLower || endsCapitals {
        parts.append(word[start..<index])
        start = index
      }
    }
    return parts + [word[start...]]
  }

  /// Returns where the version begins that follows a name without a space, as in "iOS17.4" or "Android9"; nil in other
  /// words.
  private static func numberAfterName(in word: [UInt8]) -> Int? {
    let name = word.prefix { $0 >= 0x80 || isUpper($0) || isLower($0) }
    let isNumber = word[name.endIndex...].allSatisfy { $0 == point || isDigit(Unicode.Scalar($0)) }
    return name.count > 1 && name.endIndex < word.endIndex && isNumber ? name.endIndex : nil
  }

  private static let point = UInt8(ascii: ".")

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return isForeignLetter(scalar) }
    let byte = UInt8(scalar.value)
    return isDigit(scalar) || isUpper(byte) || isLower(byte)
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
