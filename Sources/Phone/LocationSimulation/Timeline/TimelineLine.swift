public import LocationPolicy
package import Phrases
import Terminal

/// One line of a timeline: at a moment, somebody did something.
public struct TimelineLine: Hashable, Sendable {
  /// When; of several things in a row, when the first happened.
  public let moment: Moment
  /// Who: the person, the world, iOS, or an app by its name.
  public let actor: String
  /// What, in plain words and safe for a terminal.
  public let text: String
  /// The facts that say so.
  public let facts: FactList

  /// What, so that it can be said in other languages too.
  package let phrase: Phrase

  /// What happened, with the facts behind it.
  public var sentence: String { sentence { $0.english } }

  /// What happened in another language, with the facts behind it.
  package func sentence(saying words: (Phrase) -> String) -> String {
    let text = TerminalText.escaped(words(phrase))
    return facts.isEmpty ? text : "\(text) (\(facts))"
  }

  init(_ moment: Moment, _ actor: String, _ phrase: Phrase, facts: FactList = FactList()) {
    self.moment = moment
    self.actor = TerminalText.escaped(actor)
    self.phrase = phrase
    text = TerminalText.escaped(phrase.english)
    self.facts = facts
  }
}

/// A line that somebody other than the device adds to a timeline.
public struct TimelineNote: Hashable, Sendable {
  /// The entry of the trace that it stands before.
  public let position: Int
  /// When.
  public let moment: Moment
  /// Who says it.
  public let actor: String
  /// What it says.
  public let text: String

  /// Creates a note.
  public init(position: Int, moment: Moment, actor: String, text: String) {
    self.position = position
    self.moment = moment
    self.actor = actor
    self.text = text
  }
}
