import Phrases

/// The actors in a timeline other than the apps, which have their own names.
enum TimelineActor {
  private static let phrases: [String: Phrase] = [
    "person": "person", "world": "world", "note": "note", "FAILED": "FAILED",
  ]

  /// Returns the name of an actor.
  static func phrase(for name: String) -> Phrase { phrases[name] ?? Phrase(verbatim: name) }
}
