import LocationPolicy
import TextReading

/// Distinguishes texts that only restate the request from texts that give a reason.
package struct Vagueness {
  /// The words of the app's names, which give no reason either.
  private let names: Set<String>
  /// The names as sequences of words, the longest first.
  private let wholeNames: [[String]]

  /// Creates a judge for an app with some names.
  package init(names: [String]) {
    self.names = Set(names.flatMap { Self.words($0) + Self.words(Self.apart($0)) })
    wholeNames = names.map(Self.words).filter { !$0.isEmpty }.sorted { $1.count < $0.count }
  }

  /// Returns whether nothing remains of a text without the words of the request itself.
  ///
  /// Words of politeness, and about general benefits such as a better experience, are also removed.
  /// The app's name counts as empty at the beginning of the text; later it may be the reason, as in
  /// an app named Weather. Texts in languages without a list of words are accepted, unless they are
  /// a question of one or two words.
  package func saysNothing(_ text: String) -> Bool {
    let text = Self.withoutDenials(Self.withoutVariables(text))
    guard text.utf8.count <= Self.longest else { return false }
    if text.contains(where: Self.isEastAsian) { return saysNothingInEastAsia(text) }
    if EmptyWords.placeholders.contains(where: text.mentions) { return true }
    let letters = text.filter(\.isLetter)
    if letters.count < Self.fewestLetters, letters.allSatisfy(\.isASCII) { return true }
    let words = Self.words(Self.withoutOwners(text))
    if words.count == 1, letters.count < Self.fewestLettersOfOneWord, letters.allSatisfy(\.isASCII) {
      return true
    }
    if saysNothing(words, askers: Self.askers(among: Self.written(text)), isQuestion: text.contains("?")) {
      return true
    }
    let elided = text.split { !$0.isLetter && !$0.isNumber }
    let askers = Self.askers(among: elided)
    return EmptyWords.languages.contains {
      saysNothing(elided.map { $0.lowercased() }, askers: askers, in: $0)
    }
  }

  /// Returns whether all words of a text are empty in one language or belong to the app's name or to whose location it
  /// is.
  private func saysNothing(_ words: [String], askers: Range<Int>, in language: EmptyLanguage) -> Bool {
    guard !words.isEmpty else { return false }
    let asker = Self.demonstratedAsker(words)
    let named = opening(of: words)
    return words.indices.allSatisfy {
      language.contains(words[$0]) || askers.contains($0) || asker.contains($0) || named.contains($0)
        || Self.isOwner($0, of: words) || words[$0].allSatisfy(\.isNumber)
    }
  }

  /// Returns the range of the app's name at the beginning of a text.
  private func opening(of words: [String]) -> Range<Int> {
    let end = words.prefix(Self.longestOpening).prefix { !EmptyWords.reasonOpenings.contains($0) }.endIndex
    for start in 0..<end {
      if let name = wholeNames.first(where: { words[start...].starts(with: $0) }) {
        return start..<(start + name.count)
      }
    }
    return 0..<0
  }

  /// Returns where a text names itself with a noun: "This gadget needs …".
  private static func demonstratedAsker(_ words: [String]) -> Range<Int> {
    guard words.count > 3, EmptyWords.demonstratives.contains(words[0]),
      EmptyWords.wanting.contains(words[2]) || EmptyWords.needing.contains(words[2])
    else { return 0..<0 }
    return 0..<2
  }

  /// Whether a word says whose location it is: "the location of your vehicle".
  private static func isOwner(_ index: Int, of words: [String]) -> Bool {
    guard index > 1, EmptyWords.possessives.contains(words[index - 1]),
      EmptyWords.finding.isDisjoint(with: words)
    else { return false }
    let before = EmptyWords.ofs.contains(words[index - 2]) ? index - 3 : index - 2
    return before >= 0 && EmptyWords.locationBeginnings.contains(where: words[before].hasPrefix)
  }

  private func saysNothing(_ words: [String], askers: Range<Int>, isQuestion: Bool) -> Bool {
    if isQuestion, words.count <= 2 { return true }
    let named = self.opening(of: words)
    let asker = Self.demonstratedAsker(words)
    let opening = words.prefix(Self.longestOpening).prefix { !EmptyWords.reasonOpenings.contains($0) }
    let tellsWhen = !EmptyWords.moments.isDisjoint(with: words)
    let tracksLocation = words.contains { word in EmptyWords.located.contains(where: word.hasPrefix) }
    let isName = words.enumerated().map { index, word in
      askers.contains(index) || asker.contains(index) || named.contains(index)
        || Self.isOwner(index, of: words)
        || names.contains(word)
          && (opening.indices.contains(index) || words.dropFirst(index + 1).first == "app")
    }
    return words.enumerated().allSatisfy { index, word in
      if isName[index] { return true }
      if EmptyWords.tracking.contains(word) { return !tellsWhen || tracksLocation }
      if word == "turn", words.dropFirst(index + 1).first == "by" { return false }
      // An app that finds the device itself.
      if EmptyWords.devices.contains(word),
        words[..<index].suffix(2).contains(where: EmptyWords.finding.contains)
      {
        return false
      }
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
  private static func askers(among written: [Substring]) -> Range<Int> {
    let words = written.map { $0.lowercased() }
    let opening = words.prefix(longestAsker + 1)
    if let allow = words.prefix(longestOpening).firstIndex(where: EmptyWords.allowing.contains) {
      let name = written[(allow + 1)...].prefix { $0.first?.isUppercase ?? false }
      if name.contains(where: isSpelledLikeName), name.count < longestAsker { return name.indices }
    }
    guard
      let verb = opening.indices.first(where: {
        wants(words[$0...]) || EmptyWords.needing.contains(words[$0])
      }), verb > 0, EmptyWords.reasonOpenings.isDisjoint(with: words[..<verb])
    else { return 0..<0 }
    let looksLikeName =
      written[..<verb].contains(where: isSpelledLikeName)
      && written[..<verb].allSatisfy { $0.first?.isUppercase ?? false }
    // Of "would like", both words; the second may be misspelled.
    if wants(words[verb...]) { return 0..<(words[verb] == "would" ? verb + 2 : verb) }
    return looksLikeName ? 0..<verb : 0..<0
  }

  /// Whether a sentence goes on with a wish, such as "would like to".
  private static func wants(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return false }
    if EmptyWords.wanting.contains(first) { return true }
    guard first == "would", let second = words.dropFirst().first else { return false }
    return EmptyWords.liking.contains { $0 == second || EmptyLanguage.isMisspelt(second, $0) }
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
        || word.allSatisfy(\.isASCII) && Self.isEmpty(String(word))
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
    if EmptyWords.requestWords.contains(where: { EmptyLanguage.isMisspelt(word, $0) }) { return true }
    guard word.utf8.count >= shortestMisspelt else { return false }
    return EmptyWords.english.contains {
      $0.utf8.count >= shortestMisspelt && EmptyLanguage.isMisspelt(word, $0)
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

  private static func words(_ text: String) -> [String] { written(text).map { $0.lowercased() } }

  private static func written(_ text: String) -> [Substring] {
    text.filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }
  }

  /// Removes the sentences that only deny that data are passed on.
  private static func withoutDenials(_ text: String) -> String {
    let sentences = text.split { ".!。！".contains($0) }
    guard sentences.count > 1 else { return text }
    return sentences.filter { sentence in
      let words = sentence.lowercased()
      return !EmptyWords.passingOn.contains(where: words.contains)
        || !EmptyWords.denials.contains(where: words.contains)
    }.joined(separator: ". ")
  }

  /// Removes whose location a text speaks of: "your vehicle's location" leaves "your location".
  private static func withoutOwners(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard EmptyWords.finding.isDisjoint(with: words.map { $0.lowercased() }) else { return text }
    for index in words.indices.dropFirst().reversed()
    where words[index].lowercased().hasPrefix("location")
      && (words[index - 1].hasSuffix("'s") || words[index - 1].hasSuffix("’s"))
    {
      words[index - 1] = ""
    }
    return words.joined(separator: " ")
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
