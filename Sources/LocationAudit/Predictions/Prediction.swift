import InfoPlistProblems
package import LocationDrawing
public import LocationPolicy

/// What a person will see and an app will get on neighbouring releases that behave alike.
public struct Prediction: Hashable, Sendable, Encodable {
  /// The releases.
  public let range: ClosedRange<Release>
  /// What happens, topic by topic.
  public let lines: [PredictionLine]

  /// Creates a prediction.
  public init(range: ClosedRange<Release>, lines: [PredictionLine]) {
    self.range = range
    self.lines = lines
  }

  /// Returns the prediction with a first line that names the configuration it is of.
  func naming(_ configuration: String, unlike others: [String]) -> Prediction {
    let verb = others.count == 1 ? "differs" : "differ"
    let line = PredictionLine(
      topic: "configuration", text: "\(configuration). \(Words.list(others)) \(verb).", facts: [])
    return Prediction(range: range, lines: [line] + lines)
  }

  private enum CodingKeys: String, CodingKey {
    case releases
    case lines
  }

  /// Encodes the releases as a text such as "15-16.3".
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(range.text, forKey: .releases)
    try container.encode(lines, forKey: .lines)
  }
}

/// One topic of a prediction, such as the first prompt.
public struct PredictionLine: Hashable, Sendable, Encodable {
  /// The topic of what a person is first asked.
  static let firstPrompt = "first prompt"
  /// The topic of what a person may answer.
  static let answer = "answer"
  /// The topics of prompts, each of which begins a step of the story.
  private static let prompts: Set<String> = [firstPrompt, "escalation", "second prompt", "full accuracy"]

  /// What the line comes to, in a few words.
  package struct Brief: Hashable, Sendable {
    /// Whom or what it holds for, such as "When In Use"; nil where that needs no word.
    package let subject: String?
    /// What happens.
    package let text: String

    /// Creates the few words.
    init(_ text: String, for subject: String? = nil) {
      self.text = text
      self.subject = subject
    }
  }

  /// Whether it speaks of a prompt, or of why none appears.
  var isPrompt: Bool { Self.prompts.contains(topic) }

  /// What it is about, such as "first prompt".
  public let topic: String
  /// What happens.
  public let text: String
  /// The facts that say so.
  public let facts: [Fact]
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
    topic: String, text: String, facts: [Fact], prompt: PromptPicture? = nil,
    statusBar: StatusBarPicture? = nil, brief: Brief? = nil
  ) {
    self.brief = brief
    self.topic = topic
    self.text = text
    self.facts = facts
    self.prompt = prompt
    self.statusBar = statusBar
  }

  private enum CodingKeys: String, CodingKey {
    case topic, text, facts
  }

  /// Encodes the facts by their ids.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(topic, forKey: .topic)
    try container.encode(text, forKey: .text)
    try container.encode(facts.map(\.id), forKey: .facts)
  }
}
