package import LocationPolicy
package import Phrases

extension SystemWords {
  /// Returns the words as a phrase, translated as a phone of a release shows them in the other language.
  package func phrase(naming app: String = "X", on release: Release) -> Phrase {
    Phrase(
      system: english(naming: app), format: format, arguments(naming: app), on: release.firstVersionText)
  }
}

extension PromptLooks {
  /// Returns the title on a release.
  package func titlePhrase(on release: Release) -> Phrase { titleWords.phrase(naming: appName, on: release) }

  /// Returns the text below the title on a release; nil if there is none.
  package func textPhrase(on release: Release) -> Phrase? {
    textWords?.phrase(on: release) ?? text.map { Phrase(verbatim: $0) }
  }

  /// Returns the buttons on a release, in brackets, one after another.
  package func buttonsPhrase(on release: Release) -> Phrase {
    .sentences(buttonWords.map { "[\($0.phrase(on: release))]" })
  }
}
