public import LocationPolicy
public import Phrases
import Terminal

/// A line of a timeline: a moment, an actor and an event.
public struct TimelineLine: Hashable, Sendable {
  /// The moment; for several events in a series, that of the first.
  public let moment: Moment
  /// The actor: the person, the world, iOS, or an app by its name.
  public let actor: String
  /// The event, in plain words and safe for a terminal.
  public let text: String
  /// The facts behind the event.
  public let facts: FactList

  /// The event in a form that can be translated.
  package let phrase: Phrase

  /// The event, with the facts behind it.
  public var sentence: String { sentence { $0.english } }

  /// Returns the event in another language, with the facts behind it.
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

/// A line that someone other than the device adds to a timeline.
public struct TimelineNote: Hashable, Sendable {
  /// The index of the trace's entry before which it appears.
  public let position: Int
  /// The moment.
  public let moment: Moment
  /// The author of the note.
  public let actor: String
  /// The text of the note.
  public let text: Phrase

  /// Creates a note.
  public init(position: Int, moment: Moment, actor: String, text: Phrase) {
    self.position = position
    self.moment = moment
    self.actor = actor
    self.text = text
  }
}
