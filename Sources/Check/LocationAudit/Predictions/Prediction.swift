import InfoPlistProblems
package import LocationDrawing
import LocationEvidence
package import LocationPolicy
package import Phrases

/// A prediction of what a person sees and an app gets, on neighboring releases with the same
/// behavior.
package struct Prediction: Hashable, Sendable {
  /// The releases.
  package let range: ClosedRange<Release>
  /// The lines, by topic.
  package let lines: [PredictionLine]

  package init(range: ClosedRange<Release>, lines: [PredictionLine]) {
    self.range = range
    self.lines = lines
  }

  /// Returns the prediction with a first line that names its configuration.
  func naming(_ configuration: String, unlike others: [String]) -> Prediction {
    let names = MessageText.list(others)
    let text: Phrase =
      others.count == 1
      ? "\(configuration). \(names) differs." : "\(configuration). \(names) differ."
    let line = PredictionLine(topic: "configuration", text: text, facts: [])
    return Prediction(range: range, lines: [line] + lines)
  }
}

/// A line of a prediction about a topic, such as the first prompt.
package struct PredictionLine: Hashable, Sendable {
  /// The topic of the first prompt.
  package static let firstPrompt: Phrase = "first prompt"
  /// The topic of the possible answers.
  package static let answer: Phrase = "answer"
  /// The topics of prompts, each of which begins a step of a story.
  private static let prompts: Set<Phrase> = [firstPrompt, "escalation", "second prompt", "full accuracy"]

  /// A short form of a line.
  package struct Brief: Hashable, Sendable {
    /// The condition, such as "When In Use"; nil if it is obvious.
    package let subject: Phrase?
    /// The result.
    package let text: Phrase

    package init(_ text: Phrase, for subject: Phrase? = nil) {
      self.text = text
      self.subject = subject
    }
  }

  /// Whether it is about a prompt, or about the reason why none appears.
  package var isPrompt: Bool { Self.prompts.contains(topic) }

  /// The topic, such as "first prompt".
  package let topic: Phrase
  /// The result.
  package let text: Phrase
  /// The facts on which it is based.
  package let facts: [Fact]
  /// The prompt; nil if there is none.
  ///
  /// It is not part of the JSON format.
  package let prompt: PromptPicture?
  /// The status bar; nil if there is none.
  package let statusBar: StatusBarPicture?
  /// The short form; nil if the text is short enough.
  ///
  /// It is not part of the JSON format.
  package let brief: Brief?

  package init(
    topic: Phrase, text: Phrase, facts: [Fact], prompt: PromptPicture? = nil,
    statusBar: StatusBarPicture? = nil, brief: Brief? = nil
  ) {
    self.brief = brief
    self.topic = topic
    self.text = text
    self.facts = facts
    self.prompt = prompt
    self.statusBar = statusBar
  }
}
