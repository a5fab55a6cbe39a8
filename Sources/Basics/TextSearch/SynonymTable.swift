/// Phrases that mean the same, in any language, found in texts.
package struct SynonymTable: Sendable {
  /// A phrase where it stands in a text.
  struct Match: Sendable {
    /// What stands for all phrases of the group.
    let term: String
    /// The pieces of the text that it covers.
    let range: Range<Int>
  }

  struct Phrase: Sendable {
    let tokens: [SearchText.Token]
    let group: Int
  }

  /// The phrases by their first piece.
  let phrases: [SearchText.Token: [Phrase]]

  /// Takes groups of phrases.
  package init(_ groups: [[String]]) {
    var phrases: [SearchText.Token: [Phrase]] = [:]
    for (group, texts) in groups.enumerated() {
      for text in texts {
        let tokens = SearchText(text).tokens
        guard let first = tokens.first else { continue }
        phrases[first, default: []].append(Phrase(tokens: tokens, group: group))
      }
    }
    self.phrases = phrases
  }

  /// Whether any phrase stands in a text.
  package func matches(_ text: String) -> Bool { !matches(in: SearchText(text)).isEmpty }

  /// Whether a text consists of the phrases, numbers and some words, and has nothing else.
  package func cover(_ text: String, besides words: [String]) -> Bool {
    let text = SearchText(text)
    let covered = Set(matches(in: text).flatMap(\.range))
    return text.tokens.indices.allSatisfy { index in
      let word = text.tokens[index].text
      return covered.contains(index) || words.contains(word) || word.allSatisfy { "0123456789.".contains($0) }
    }
  }

  /// Returns the phrases that stand in a text; of each group the longest at a place.
  ///
  /// One within a longer one of another group is left out: "status bar" is no "bar".
  func matches(in text: SearchText) -> [Match] {
    var found: [Match] = []
    for start in text.tokens.indices {
      for phrase in phrases[text.tokens[start]] ?? [] {
        let end = start + phrase.tokens.count
        guard end <= text.tokens.count, text.tokens[start..<end].elementsEqual(phrase.tokens) else {
          continue
        }
        found.append(Match(term: "#\(phrase.group)", range: start..<end))
      }
    }
    return found.filter { match in
      !found.contains { $0.range != match.range && $0.range.contains(match.range) }
    }
  }
}
