import InfoPlistProblems
package import LocationDrawing
package import LocationPolicy
package import Phrases

/// What a person will see and an app will get on neighboring releases that behave alike.
package struct Prediction: Hashable, Sendable {
  /// The releases.
  package let range: ClosedRange<Release>
  /// What happens, topic by topic.
  package let lines: [PredictionLine]

  /// Creates a prediction.
  package init(range: ClosedRange<Release>, lines: [PredictionLine]) {
    self.range = range
    self.lines = lines
  }

  /// Returns the prediction with a first line that names the configuration it is of.
  func naming(_ configuration: String, unlike others: [String]) -> Prediction {
    let names = MessageText.list(others)
    let text: Phrase =
      others.count == 1
      ? "\(configuration). \(names) differs." : "\(configuration). \(names) differ."
    let line = PredictionLine(topic: "configuration", text: text, facts: [])
    return Prediction(range: range, lines: [line] + lines)
  }
}

/// One topic of a prediction, such as the first prompt.
package struct PredictionLine: Hashable, Sendable {
  /// The topic of what a person is first asked.
  package static let firstPrompt: Phrase = "first prompt"
  /// The topic of what a person may answer.
  package static let answer: Phrase = "answer"
  /// The topics of prompts, each of which begins a step of the story.
  private static let prompts: Set<Phrase> = [firstPrompt, "escalation", "second prompt", "full accuracy"]

  /// What the line comes to, in a few words.
  package struct Brief: Hashable, Sendable {
    /// Whom or what it holds for, such as "When In Use"; nil where that needs no word.
    package let subject: Phrase?
    /// What happens.
    package let text: Phrase

    /// Creates the few words.
    package init(_ text: Phrase, for subject: Phrase? = nil) {
      self.text = text
      self.subject = subject
    }
  }

  /// Whether it speaks of a prompt, or of why none appears.
  package var isPrompt: Bool { Self.prompts.contains(topic) }

  /// What it is about, such as "first prompt".
  package let topic: Phrase
  /// What happens.
  package let text: Phrase
  /// The facts that say so.
  package let facts: [Fact]
  /// The prompt that it speaks of; nil where there is none.
  ///
  /// The JSON form has it in words alone.
  package let prompt: PromptPicture?
  /// The status bar that it speaks of; nil where there is none.
  package let statusBar: StatusBarPicture?
  /// What it comes to in a few words; nil where the text is short enough.
  ///
  /// The JSON form does without.
  package let brief: Brief?

  /// Creates a line.
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
