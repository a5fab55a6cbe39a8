/// Tells which of several subjects the words of a question belong to: one's own, or one of its neighbors.
///
/// Each subject is given by phrases. A word speaks for the subject whose phrases have it more often (naive Bayes); so
/// do two words that follow each other, because "location button" is more than its words.
package struct TopicModel: Sendable {
  /// How often the phrases of a subject have a term.
  struct Counts: Sendable {
    let phrases: Int
    let terms: [String: Int]
  }

  /// The number of phrases that are added to each subject, with the average use of words, because a small subject lacks
  /// many words by chance.
  static let prior = 10.0
  /// A part of the phrases that is as good as none.
  static let least = 0.001
  /// The most that one word can say.
  static let most = 4.0
  /// A word that says less than this may be shared by both subjects, and counts half.
  static let telling = 2.0
  static let sharedWeight = 0.5
  /// The weights of pairs of Chinese characters, which overlap, and of two words in a row.
  static let characterWeight = 0.5, rowWeight = 0.7

  let own: Counts
  let neighbors: [Counts]
  private let stopWords: Set<String>
  /// The number of all phrases, and of those that have a term.
  private let phrases: Int
  private let uses: [String: Int]

  /// Counts the words of phrases.
  ///
  /// - Parameter stopWords: Words that say nothing.
  package init(own: [String], neighbors: [[String]], stopWords: [String]) {
    let stopWords = Set(stopWords.map(EnglishStem.of))
    let counted = neighbors.map { Counts($0, without: stopWords) }
    let known = Set(counted.flatMap(\.terms.keys))
    let all = Counts(own, without: stopWords)
    // A term that only its own phrases have, and seldom, would say nothing.
    let leastCount = Self.least * Double(all.phrases)
    self.own = Counts(
      phrases: all.phrases,
      terms: all.terms.filter {
        known.contains($0.key) || !$0.key.contains(" ") && Double($0.value) > leastCount
      })
    self.neighbors = counted
    self.stopWords = stopWords
    phrases = ([all] + counted).reduce(0) { $0 + $1.phrases }
    uses = counted.reduce(self.own.terms) { $0.merging($1.terms, uniquingKeysWith: +) }
  }

  /// Returns how much more the words of a question speak for the likeliest neighbor than for the own subject, as the
  /// logarithm of a ratio; 0 if no word is typical of a neighbor.
  package func neighborEvidence(in question: String) -> Double {
    let terms = Counts.terms(of: SearchText(question), without: stopWords)
    return neighbors.map { evidence(of: terms, for: $0) }.max() ?? 0
  }

  private func evidence(of terms: [Term], for neighbor: Counts) -> Double {
    var sum = 0.0
    var told = 0.0
    for term in terms {
      guard let uses = uses[term.text] else { continue }
      let share = Double(uses) / Double(phrases)
      let ratio = neighbor.part(of: term.text, usually: share) / own.part(of: term.text, usually: share)
      var evidence = max(-Self.most, min(Self.most, SearchMath.logarithm(ratio)))
      if neighbor.isChance(term.text), !own.isChance(term.text) { evidence = min(0, evidence) }
      if evidence >= Self.telling { told += term.weight }
      sum += term.weight * (evidence > 0 && evidence < Self.telling ? evidence * Self.sharedWeight : evidence)
    }
    return told >= 1 ? sum : min(0, sum)
  }

  /// A term of a question.
  struct Term {
    let text: String
    let weight: Double
  }
}

extension TopicModel.Counts {
  init(_ phrases: [String], without stopWords: Set<String>) {
    var counts: [String: Int] = [:]
    for phrase in phrases {
      for term in Self.terms(of: SearchText(phrase), without: stopWords) {
        counts[term.text, default: 0] += 1
      }
    }
    self.init(phrases: phrases.count, terms: counts)
  }

  /// Whether at most one phrase has a term, which may be by chance.
  func isChance(_ term: String) -> Bool { terms[term, default: 0] < 2 }

  /// Returns the part of the phrases that have a term, smoothed by the part that is usual.
  func part(of term: String, usually share: Double) -> Double {
    let count = Double(terms[term] ?? 0) + TopicModel.prior * share
    return max(TopicModel.least, count / (Double(phrases) + TopicModel.prior))
  }

  /// Returns the distinct words, pairs of Chinese characters and rows of two words.
  static func terms(of text: SearchText, without stopWords: Set<String>) -> [TopicModel.Term] {
    var terms: [TopicModel.Term] = []
    for index in text.tokens.indices {
      let token = text.tokens[index]
      let next = text.tokens.dropFirst(index + 1).first
      if token.isIdeograph {
        guard let next, next.isIdeograph, !stopWords.contains(token.text + next.text) else { continue }
        terms.append(.init(text: token.text + next.text, weight: TopicModel.characterWeight))
        continue
      }
      if isTelling(token.text), !stopWords.contains(token.text) {
        terms.append(.init(text: token.text, weight: 1))
      }
      guard let next, isWord(token.text), isWord(next.text), !stopWords.contains(next.text) else { continue }
      if !stopWords.contains(token.text) || token.text == "my" {
        terms.append(.init(text: "\(token.text) \(next.text)", weight: TopicModel.rowWeight))
      }
    }
    var seen: Set<String> = []
    return terms.filter { seen.insert($0.text).inserted }
  }

  private static func isWord(_ text: String) -> Bool { text.utf8.first.map { 0x61...0x7A ~= $0 } ?? false }

  /// Whether a token isn't a number, or one with a point or four digits, such as that of a guideline or a mail.
  private static func isTelling(_ text: String) -> Bool {
    !text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2E } || text.utf8.contains(0x2E)
      || text.utf8.count > 3
  }
}

extension TopicModel: Encodable {
  private enum Key: String, CodingKey {
    case own, neighbors, prior, least, most, telling, sharedWeight, characterWeight, rowWeight
  }

  /// Encodes the counts, and the constants by which they are read.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(own, forKey: .own)
    try container.encode(neighbors, forKey: .neighbors)
    try container.encode(Self.prior, forKey: .prior)
    try container.encode(Self.least, forKey: .least)
    try container.encode(Self.most, forKey: .most)
    try container.encode(Self.telling, forKey: .telling)
    try container.encode(Self.sharedWeight, forKey: .sharedWeight)
    try container.encode(Self.characterWeight, forKey: .characterWeight)
    try container.encode(Self.rowWeight, forKey: .rowWeight)
  }
}

extension TopicModel.Counts: Encodable {}
