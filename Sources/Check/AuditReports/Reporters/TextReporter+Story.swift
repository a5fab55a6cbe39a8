import LocationAudit
import LocationPolicy
import LocationTerms
import Phrases
import Terminal
import Translations

extension TextReporter {
  /// Returns a section about one release in chronological order: the prompts with the results of
  /// each answer, then what is delivered.
  func storySections(_ predictions: [Prediction], in language: Language) -> [String] {
    predictions.flatMap { prediction -> [String] in
      let heading: Phrase = "On iOS \(prediction.range.text)"
      var lines = [style.paint("  " + heading.text(in: language), as: .heading)]
      var number = 0
      var topic: Phrase = ""
      for line in prediction.lines {
        if line.topic == PredictionLine.answer {
          lines += wrapped(line.text.text(in: language), indent: 9, label: "- ")
          continue
        }
        if line.isPrompt {
          number += 1
          lines += ["", "    " + style.paint("\(number). \(line.topic.text(in: language))", as: .detail)]
        } else if line.topic != topic {
          lines += ["", "    " + style.paint(line.topic.text(in: language), as: .detail)]
        }
        topic = line.topic
        lines += wrapped(line.text.text(in: language), indent: 7, label: "")
      }
      return [lines.joined(separator: "\n")]
    }
  }

  private func wrapped(_ text: String, indent: Int, label: String) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return LineWrapping(width: width - indent - label.count).lines(of: TerminalText.escaped(text))
      .enumerated()
      .map { margin + ($0.offset == 0 ? label : String(repeating: " ", count: label.count)) + $0.element }
  }
}
