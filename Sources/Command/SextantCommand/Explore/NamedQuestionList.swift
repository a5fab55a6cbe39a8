import CommandOutput
import LocationPolicy
import LocationSituations
import LocationTerms
import Terminal

/// The predefined questions.
struct NamedQuestionList: Encodable {
  func text(for terminal: TerminalSettings) -> String {
    var text = WrappedText(for: terminal)
    for (number, question) in NamedQuestion.all.enumerated() {
      if number > 0 { text.addGap() }
      text.add("\(question.name) (\(question.mistakes.map(\.rawValue).joined(separator: ", ")))")
      text.add(question.sentence, indent: 2)
      text.add(question.text, indent: 2, hanging: 2)
    }
    text.addGap()
    text.add("Mistakes that no situation shows")
    for unasked in UnaskedMistake.all {
      text.add(unasked.reason, indent: 2, label: unasked.mistake.rawValue + "  ")
    }
    return text.text
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for question in NamedQuestion.all {
      try container.encode(
        Entry(
          name: question.name, mistakes: question.mistakes.map(\.rawValue), sentence: question.sentence,
          words: question.text))
    }
  }

  private struct Entry: Encodable {
    let name: String
    let mistakes: [String]
    let sentence, words: String
  }
}
