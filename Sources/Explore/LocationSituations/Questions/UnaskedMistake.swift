import LocationPolicy
package import LocationTerms
package import Phrases

/// A well-known mistake without a question, and the reason for that.
package struct UnaskedMistake: Sendable {
  /// The mistake.
  package let mistake: MistakeID
  /// The reason why no situation shows it, as a sentence.
  package let reason: Phrase

  /// All of them, in order.
  package static let all: [UnaskedMistake] = [
    UnaskedMistake(.mis06, "Setting the property ends the process, and no situation follows from it."),
    UnaskedMistake(.mis18, "How long an object of the app lives is not kept."),
    UnaskedMistake(.mis19, "Threads and their run loops are not kept."),
    UnaskedMistake(.mis20, "What methods a delegate has is not kept, and a missing one ends the process."),
    UnaskedMistake(.mis21, "Whether the phone finds a position at all is not kept."),
    UnaskedMistake(.mis22, "Positions and their age are not kept."),
    UnaskedMistake(.mis23, "Whether the phone stands still is not kept."),
    UnaskedMistake(
      .mis24, "A manager's filter and accuracy are not kept: they are Apple's defaults."),
    UnaskedMistake(.mis25, "Threads are not kept."),
    UnaskedMistake(.mis26, "The wording of a text decides nothing on a phone; the store refuses it."),
    UnaskedMistake(.mis27, "An empty text counts as present on a phone; the store refuses it."),
    UnaskedMistake(.mis28, "The store refuses the app before anybody has it."),
    UnaskedMistake(.mis29, "The store refuses the app before anybody has it."),
    UnaskedMistake(
      .mis34, "The key counts for nothing, and what was meant by it is not kept."),
    UnaskedMistake(.mis36, "How many regions an app has is not kept."),
    UnaskedMistake(.mis39, "Whether the phone stands still is not kept."),
    UnaskedMistake(.mis41, "Pages of the web and what they ask are not kept."),
    UnaskedMistake(.mis44, "The store refuses the app, or no phone without the part can install it."),
    UnaskedMistake(.mis45, "What methods a delegate has is not kept."),
    UnaskedMistake(.mis46, "How long the phone takes to find a position is not kept."),
    UnaskedMistake(.mis47, "What methods a delegate has is not kept."),
    UnaskedMistake(.mis48, "There is one process, the app's own."),
    UnaskedMistake(.mis50, "Where the phone is and how large regions are is not kept."),
    UnaskedMistake(.mis52, "What an app remembers of its own is not kept."),
    UnaskedMistake(.mis55, "With which SDK an app was built is not kept."),
    UnaskedMistake(
      .mis56, "A text that nothing asks for decides nothing; reviewers ask about it."),
    UnaskedMistake(
      .mis57, "What a tool taps instead of what was meant is a choice like any other."),
  ]

  private init(_ mistake: MistakeID, _ reason: Phrase) {
    self.mistake = mistake
    self.reason = reason
  }
}
