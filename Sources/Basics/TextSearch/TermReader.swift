/// Splits texts into search terms: words, names, pairs of Chinese characters, and terms for
/// synonyms.
struct TermReader: Sendable {
  /// A term of a question, with its weight.
  struct Asked: Sendable {
    let term: String
    let weight: Double
    /// Whether it is a pair of Chinese characters, which may not be a word.
    let isPair: Bool
  }

  /// The weight of a word that a synonym covers; it still counts because a text may contain that
  /// very word.
  static let coveredWeight = 0.5
  /// The weight of a pair of Chinese characters; about one in three isn't a word.
  static let pairWeight = 0.4
  static let nameWeight = 0.8
  /// The factor of a word that says whom a question concerns rather than what is asked.
  static let minorWeight = 0.3
  /// The least length of a word that names what a question is about.
  static let shortestSubject = 3

  private let synonyms: SynonymTable
  /// The stems of words that are ignored.
  private let stopWords: Set<String>
  /// The stems of words that count little.
  private let minorWords: Set<String>

  init(synonyms: SynonymTable, stopWords: [String], minorWords: [String]) {
    self.synonyms = synonyms
    self.stopWords = Set(stopWords.map(EnglishStem.of))
    self.minorWords = Set(minorWords.map(EnglishStem.of))
  }

  /// Returns the terms of a document's text.
  func terms(of text: SearchText) -> [String] {
    synonyms.matches(in: text).map(\.term) + text.names + Self.pieces(of: text).map(\.term)
  }

  /// Returns the distinct terms of a question, without ignored words.
  func question(_ question: String) -> [Asked] {
    let text = SearchText(question)
    let matches = synonyms.matches(in: text)
    let covered = Set(matches.flatMap(\.range))
    var asked = matches.map { Asked(term: $0.term, weight: 1, isPair: false) }
    asked += text.names.map { Asked(term: $0, weight: Self.nameWeight, isPair: false) }
    asked += Self.pieces(of: text).compactMap { piece in
      if stopWords.contains(piece.term) { return nil }
      let weight =
        piece.isPair ? Self.pairWeight : minorWords.contains(piece.term) ? Self.minorWeight : 1
      let isCovered = piece.range.allSatisfy(covered.contains)
      // A pair that a synonym covers partially spans a word boundary.
      if !isCovered, piece.range.contains(where: covered.contains) { return nil }
      return Asked(
        term: piece.term, weight: isCovered ? weight * Self.coveredWeight : weight, isPair: piece.isPair)
    }
    var seen: Set<String> = []
    return asked.filter { seen.insert($0.term).inserted }
  }

  /// Returns the words of a question that say something, in their order.
  func telling(_ question: String) -> [String] {
    SearchText(question).tokens.map(\.text).filter { word in
      word.first?.isNumber != true && !stopWords.contains(word)
    }
  }

  /// Whether a word may name what a question is about, so that it isn't Chinese, a product or very short.
  func mayBeSubject(_ word: String) -> Bool {
    word.utf8.count >= Self.shortestSubject && word.utf8.allSatisfy { 0x61...0x7A ~= $0 }
      && !minorWords.contains(word)
  }

  /// A word, or two adjacent Chinese characters.
  struct Piece {
    let term: String
    let range: Range<Int>
    let isPair: Bool
  }

  /// Returns the words, and each pair of adjacent Chinese characters.
  static func pieces(of text: SearchText) -> [Piece] {
    text.tokens.indices.compactMap { index in
      let token = text.tokens[index]
      guard token.isIdeograph else { return Piece(term: token.text, range: index..<index + 1, isPair: false) }
      guard index + 1 < text.tokens.count, text.tokens[index + 1].isIdeograph else { return nil }
      return Piece(term: token.text + text.tokens[index + 1].text, range: index..<index + 2, isPair: true)
    }
  }
}
