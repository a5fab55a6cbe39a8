/// Groups of phrases with the same meaning, in any language.
package struct SynonymTable: Sendable {
  /// An occurrence of a phrase in a text.
  struct Match: Sendable {
    /// The number of the group.
    let group: Int
    /// The term that represents all phrases of the group.
    var term: String { "#\(group)" }
    /// The range of the text's tokens that the phrase covers.
    let range: Range<Int>
  }

  struct Phrase: Sendable {
    let tokens: [SearchText.Token]
    let group: Int
  }

  /// The phrases by their first token.
  let phrases: [SearchText.Token: [Phrase]]

  /// Creates a table from groups of phrases.
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

  /// Returns whether any phrase occurs in a text.
  package func matches(_ text: String) -> Bool { !matches(in: SearchText(text)).isEmpty }

  /// Returns the numbers of the groups that have a phrase in a text.
  package func groups(in text: String) -> Set<Int> {
    Set(matches(in: SearchText(text)).map(\.group))
  }

  /// Whether a text consists of the phrases, numbers and some words, and has nothing else.
  package func cover(_ text: String, besides words: [String]) -> Bool {
    let text = SearchText(text)
    let covered = Set(matches(in: text).flatMap(\.range))
    return text.tokens.indices.allSatisfy { index in
      let word = text.tokens[index].text
      return covered.contains(index) || words.contains(word) || word.allSatisfy { "0123456789.".contains($0) }
    }
  }

  /// Returns the phrases in a text; at each place, only the longest of each group.
  ///
  /// A phrase within a longer one of another group is omitted: "status bar" is not a "bar".
  func matches(in text: SearchText) -> [Match] {
    var found: [Match] = []
    for start in text.tokens.indices {
      for phrase in phrases[text.tokens[start]] ?? [] {
        let end = start + phrase.tokens.count
        guard end <= text.tokens.count, text.tokens[start..<end].elementsEqual(phrase.tokens) else {
          continue
        }
        found.append(Match(group: phrase.group, range: start..<end))
      }
    }
    return found.filter { match in
      !found.contains { $0.range != match.range && $0.range.contains(match.range) }
    }
  }
}
