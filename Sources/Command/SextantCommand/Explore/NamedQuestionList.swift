import CommandOutput
import LocationPolicy
import LocationSituations
import LocationTerms
import Phrases
import Terminal
import Translations

/// The predefined questions.
struct NamedQuestionList: Encodable {
  /// Returns the questions with what they show in a language; a question itself has one form.
  func text(for terminal: TerminalSettings, in language: Language) -> String {
    func said(_ phrase: Phrase) -> String { phrase.text(in: language) }
    var text = WrappedText(for: terminal)
    for (number, question) in NamedQuestion.all.enumerated() {
      if number > 0 { text.addGap() }
      text.add("\(question.name) (\(question.mistakes.map(\.rawValue).joined(separator: ", ")))")
      text.add(said(question.sentence), indent: 2)
      text.add(question.text, indent: 2, hanging: 2)
    }
    text.addGap()
    text.add(said("Mistakes that no situation shows"))
    for unasked in UnaskedMistake.all {
      text.add(said(unasked.reason), indent: 2, label: unasked.mistake.rawValue + "  ")
    }
    return text.text
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for question in NamedQuestion.all {
      try container.encode(
        Entry(
          name: question.name, mistakes: question.mistakes.map(\.rawValue),
          sentence: question.sentence.english,
          words: question.text))
    }
  }

  private struct Entry: Encodable {
    let name: String
    let mistakes: [String]
    let sentence, words: String
  }
}
