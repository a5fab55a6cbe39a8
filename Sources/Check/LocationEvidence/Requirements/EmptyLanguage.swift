import TextReading

/// The words of one language that give no reason.
///
/// Accents don't count, because many texts are written without them.
struct EmptyLanguage: Sendable {
  private let words: Set<String>
  private let beginnings: [String]
  /// The words and beginnings that are long enough to be recognized with one wrong letter.
  private let longWords: [String]
  private let longBeginnings: [String]

  /// Takes words apart by spaces; one that ends with an asterisk is the beginning of words.
  init(_ text: String) {
    let all = text.split(separator: " ").map { Self.withoutAccents($0) }
    words = Set(all.filter { $0.last != "*" })
    beginnings = all.filter { $0.last == "*" }.map { String($0.dropLast()) }
    longWords = words.filter { $0.utf8.count >= Self.shortestMisspelt }.sorted()
    longBeginnings = beginnings.filter { $0.utf8.count >= Self.shortestMisspelt }
  }

  /// Whether a word in small letters gives no reason; a long one may have a wrong letter.
  func contains(_ word: String) -> Bool {
    let word = Self.withoutAccents(word)
    if words.contains(word) || beginnings.contains(where: word.hasPrefix) { return true }
    return longWords.contains { Self.isMisspelt(word, $0) }
      || longBeginnings.contains { beginning in
        (-1...1).contains { Self.isMisspelt(String(word.prefix(beginning.count + $0)), beginning) }
      }
  }

  /// Whether a word is another one with one wrong, missing or additional letter, or with two of them exchanged.
  ///
  /// The first letter has to be right, because other words often differ in it alone.
  static func isMisspelt(_ word: String, _ meant: String) -> Bool {
    word.first == meant.first && abs(word.utf8.count - meant.utf8.count) <= 1
      && EditDistance.between(word, meant, countsSwaps: true) == 1
  }

  private static func withoutAccents(_ word: some StringProtocol) -> String {
    word.utf8.allSatisfy { $0 < 128 } ? String(word) : String(word.map { plainLetters[$0] ?? $0 })
  }

  private static let plainLetters: [Character: Character] = {
    let groups: [(Character, String)] = [
      ("a", "áàâãäå"), ("c", "ç"), ("e", "éèêë"), ("i", "íìîï"), ("n", "ñ"), ("o", "óòôõö"), ("u", "úùûü"),
    ]
    return Dictionary(
      groups.flatMap { plain, accented in accented.map { ($0, plain) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// The minimum length of a word that can be a misspelled one; shorter words are too similar to others.
  private static let shortestMisspelt = 8
}
