public import LocationPolicy
public import LocationSimulation
import PhoneEnvironment

/// The reactions of a scripted person to prompts.
public struct PersonPolicy: Sendable {
  /// The information that the person has when deciding.
  public struct Question: Sendable {
    /// The app that the prompt is for.
    public let app: AppBundle
    /// The prompt.
    public let prompt: Prompt
    /// The number of prompts that this person has answered before.
    public let answered: Int
  }

  /// The person's action.
  public struct Answer: Hashable, Sendable {
    /// The button.
    public var choice: Choice
    /// The position of the Precise toggle, if the prompt has one.
    public var precise: Bool

    /// Creates an answer.
    public init(_ choice: Choice, precise: Bool = true) {
      self.choice = choice
      self.precise = precise
    }
  }

  /// The time that the person looks at a prompt before answering, in seconds of the device's time.
  public var reactionTime: Double
  let answer: @Sendable (Question) -> Answer?

  /// Creates a person who decides with a function; nil leaves the prompt unanswered.
  public init(reactionTime: Double = 0.1, answer: @escaping @Sendable (Question) -> Answer?) {
    self.reactionTime = reactionTime
    self.answer = answer
  }

  /// A person who leaves every prompt unanswered.
  public static let absent = PersonPolicy { _ in nil }

  /// A person who taps the first of several choices that a prompt offers, and leaves prompts without any of them unanswered.
  public static func preferring(_ choices: Choice...) -> PersonPolicy { preferring(choices) }

  /// A person who taps the first of several choices that a prompt offers, and leaves prompts without any of them
  /// unanswered.
  public static func preferring(_ choices: [Choice]) -> PersonPolicy {
    PersonPolicy { question in
      choices.first { question.prompt.template.choices.contains($0) }.map { Answer($0) }
    }
  }

  /// A person who gives the answers of a list in order, and none after the last.
  public static func scripted(_ answers: [Answer]) -> PersonPolicy {
    PersonPolicy { question in
      question.answered < answers.count ? answers[question.answered] : nil
    }
  }
}

extension PersonPolicy {
  /// Returns the same person with a message about each prompt that stays unanswered, for developers who wonder why
  /// nothing continues.
  func telling(_ tell: @escaping @Sendable (String) -> Void) -> PersonPolicy {
    let last = Guarded<Prompt?>(nil)
    return PersonPolicy(reactionTime: reactionTime) { [answer] question in
      if let answer = answer(question) { return answer }
      let isNew = last.withLock { last in
        defer { last = question.prompt }
        return last != question.prompt
      }
      if isNew { tell(Self.hint(about: question.prompt)) }
      return nil
    }
  }

  private static func hint(about prompt: Prompt) -> String {
    let buttons = prompt.buttonLabels.map { "[\($0)]" }.joined(separator: " ")
    return "Sextant: no one answers the visible prompt, \(buttons); "
      + "\(HostEnvironment.person) says which buttons the person taps"
  }
}

extension Prompt {
  /// The labels of the prompt's buttons.
  var buttonLabels: [String] { template.choices.map(\.label) }
}
