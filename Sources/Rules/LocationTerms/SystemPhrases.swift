package import LocationPolicy
package import Phrases

extension SystemWords {
  /// The words as a phrase, which says in another language what a phone in that language says.
  package func phrase(naming app: String = "X") -> Phrase {
    Phrase(system: english(naming: app), format: format, arguments(naming: app))
  }
}

extension PromptLooks {
  /// The title.
  package var titlePhrase: Phrase { titleWords.phrase(naming: appName) }

  /// The text below it; nil when there is none.
  package var textPhrase: Phrase? { textWords?.phrase() ?? text.map { Phrase(verbatim: $0) } }

  /// The buttons in brackets, behind one another.
  package var buttonsPhrase: Phrase { .sentences(buttonWords.map { "[\($0.phrase())]" }) }
}
