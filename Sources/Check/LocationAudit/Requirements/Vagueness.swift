import LocationPolicy
import TextReading

/// Distinguishes texts that only restate the request from texts that give a reason.
struct Vagueness {
  /// The words of the app's names, which give no reason either.
  private let names: Set<String>

  /// Creates a judge for an app with some names.
  init(names: [String]) {
    self.names = Set(names.flatMap { Self.words($0) + Self.words(Self.apart($0)) })
  }

  /// Returns whether nothing remains of a text without the words of the request itself.
  ///
  /// Words of politeness, and about general benefits such as a better experience, are also removed.
  /// The app's name counts as empty at the beginning of the text; later it may be the reason, as in
  /// an app named Weather. Texts in languages without a list of words are accepted, unless they are
  /// a question of one or two words.
  func saysNothing(_ text: String) -> Bool {
    let text = Self.withoutVariables(text)
    guard text.utf8.count <= Self.longest else { return false }
    if text.contains(where: Self.isEastAsian) { return saysNothingInEastAsia(text) }
    if EmptyWords.placeholders.contains(where: text.mentions) { return true }
    let letters = text.filter(\.isLetter)
    if letters.count < Self.fewestLetters, letters.allSatisfy(\.isASCII) { return true }
    let words = Self.words(text)
    if words.count == 1, letters.count < Self.fewestLettersOfOneWord, letters.allSatisfy(\.isASCII) {
      return true
    }
    return saysNothing(words, askers: Self.askers(in: text), isQuestion: text.contains("?"))
  }

  private func saysNothing(_ words: [String], askers: Range<Int>, isQuestion: Bool) -> Bool {
    if isQuestion, words.count <= 2 { return true }
    let opening = words.prefix(Self.longestOpening).prefix { !EmptyWords.reasonOpenings.contains($0) }
    let tellsWhen = !EmptyWords.moments.isDisjoint(with: words)
    let isName = words.enumerated().map { index, word in
      askers.contains(index)
        || names.contains(word)
          && (opening.indices.contains(index) || words.dropFirst(index + 1).first == "app")
    }
    let isOtherLanguage = EmptyWords.languages.contains { empty in
      zip(words, isName).allSatisfy { empty.contains($0) || $1 }
    }
    return isOtherLanguage
      || words.enumerated().allSatisfy { index, word in
        if isName[index] { return true }
        if EmptyWords.tracking.contains(word) { return !tellsWhen }
        if index > 0, EmptyWords.owners.contains(words[index - 1]), EmptyWords.activities.contains(word) {
          return false
        }
        return Self.isEmpty(word)
      }
  }

  /// Returns the range of the words that name the app as the one that makes the request, by the verb next to
  /// them.
  ///
  /// A feature can also need something, and would be the reason; so before such a verb only words spelled
  /// like an app's name count.
  private static func askers(in text: String) -> Range<Int> {
    let written = text.filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }
    let words = written.map { $0.lowercased() }
    let opening = words.prefix(longestAsker + 1)
    if let first = words.first, EmptyWords.allowing.contains(first),
      let end = opening.dropFirst().firstIndex(of: "to"), end > 1,
      written[1..<end].contains(where: isSpelledLikeName),
      written[1..<end].allSatisfy({ $0.first?.isUppercase ?? false })
    {
      return 1..<end
    }
    guard
      let verb = opening.indices.first(where: {
        EmptyWords.wanting.contains(words[$0]) || EmptyWords.needing.contains(words[$0])
      }), verb > 0, EmptyWords.reasonOpenings.isDisjoint(with: words[..<verb])
    else { return 0..<0 }
    let looksLikeName =
      written[..<verb].contains(where: isSpelledLikeName)
      && written[..<verb].allSatisfy { $0.first?.isUppercase ?? false }
    return EmptyWords.wanting.contains(words[verb]) || looksLikeName ? 0..<verb : 0..<0
  }

  /// Returns whether a word is "App", or has an uppercase letter after a lowercase one, as in "RunTracker".
  private static func isSpelledLikeName(_ word: Substring) -> Bool {
    word == "App" || zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  private func saysNothingInEastAsia(_ text: String) -> Bool {
    var rest = text.lowercased()
    // Letters of another script at the beginning are the app's name if the text continues as after a name.
    let afterName = rest.drop { !Self.isEastAsian($0) }
    if EmptyWords.eastAsianTopics.contains(where: afterName.hasPrefix) { rest = String(afterName) }
    for name in names.sorted(by: { ($1.count, $0) < ($0.count, $1) }) {
      rest = rest.split(separator: name).joined(separator: " ")
    }
    for phrase in EmptyWords.eastAsian where !Self.isParticle(phrase) {
      rest = rest.split(separator: phrase).joined(separator: " ")
    }
    return rest.split { !$0.isLetter }.allSatisfy { word in
      word.count == 1 && EmptyWords.eastAsian.contains(String(word))
    }
  }

  /// Returns whether a phrase is one Korean syllable, which also occurs within words: 도 in 도로, a road.
  private static func isParticle(_ phrase: String) -> Bool {
    phrase.count == 1 && phrase.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// Returns whether a word is empty: a number, or an empty word, which may have one wrong letter
  /// if it is long.
  private static func isEmpty(_ word: String) -> Bool {
    if EmptyWords.english.contains(word) || word.allSatisfy(\.isNumber) { return true }
    guard word.utf8.count >= shortestMisspelt else { return false }
    return EmptyWords.english.contains {
      abs($0.utf8.count - word.utf8.count) <= 1 && $0.first == word.first
        && EditDistance.between($0, word) == 1 && $0.utf8.count >= shortestMisspelt
    }
  }

  /// Returns whether a character is Chinese, Kana or Hangul.
  private static func isEastAsian(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      (0x3040...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value)
        || (0xAC00...0xD7A3).contains($0.value)
    }
  }

  /// Inserts spaces between the words of a name such as WeatherApp.
  private static func apart(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, result.last?.isLowercase ?? false { result += " " }
      result.append(character)
    }
    return result
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }.map(
      String.init)
  }

  /// Removes `$(NAME)` and `${NAME}` from a text.
  private static func withoutVariables(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let after = rest[rest.index(after: dollar)...]
      guard let open = after.first, open == "(" || open == "{",
        let close = after.firstIndex(of: open == "(" ? ")" : "}")
      else {
        rest = after
        continue
      }
      rest = after[after.index(after: close)...]
    }
    return result + rest
  }

  /// The maximum number of words before the app's name in "Please allow Walks to …".
  private static let longestOpening = 3

  /// The maximum number of words in the name of the one that makes the request.
  private static let longestAsker = 4

  /// The minimum number of letters of a text that can name a reason.
  private static let fewestLetters = 4

  /// The minimum number of letters of a single word that isn't a placeholder such as "asfd".
  private static let fewestLettersOfOneWord = 6

  /// The minimum length of a word that can be a misspelled one; shorter words are too similar to
  /// others.
  private static let shortestMisspelt = 9

  /// The length above which any text is accepted.
  private static let longest = 400
}
