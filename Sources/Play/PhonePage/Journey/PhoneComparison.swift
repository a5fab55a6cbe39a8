import LocationPolicy
import LocationSimulation
import LocationTerms
import Phrases

/// A journey on all releases, grouped by releases on which it is the same.
struct PhoneComparison {
  /// Adjacent releases on which a journey is the same, apart from the facts behind it.
  struct Group {
    /// The releases, oldest first.
    var releases: [Release]
    /// The journey on the chosen release if it is one of them, and otherwise on the first.
    var history: PhoneHistory
    /// The first step that differs from the previous group; nil for the first group.
    let parting: Int?
  }

  /// The groups, oldest first.
  private(set) var groups: [Group] = []

  /// Plays the words of a journey on each release, of which one is chosen.
  init(_ words: [String], of app: PhoneApp, seenOn chosen: Release) throws(PhonePageError) {
    for release in Release.allCases {
      var history = PhoneHistory(app, on: release)
      for word in words { try history.add(word) }
      guard let last = groups.last else {
        groups = [Group(releases: [release], history: history, parting: nil)]
        continue
      }
      let pairs = zip(last.history.steps, history.steps)
      if let parting = pairs.enumerated().first(where: { !$1.0.isLike($1.1) })?.offset {
        groups.append(Group(releases: [release], history: history, parting: parting))
      } else {
        groups[groups.count - 1].releases.append(release)
        if groups[groups.count - 1].releases.last == chosen { groups[groups.count - 1].history = history }
      }
    }
  }
}

extension PhoneHistory.Step {
  fileprivate func isLike(_ other: Self) -> Bool {
    missed == other.missed && lines.count == other.lines.count
      && zip(lines, other.lines).allSatisfy {
        $0.moment == $1.moment && $0.actor == $1.actor && $0.phrase.isLike($1.phrase)
      }
  }
}

extension Phrase {
  /// The names of the callback for a changed authorization: a different name doesn't make a different journey.
  private static let callbacks = AuthorizationCallback.allCases.compactMap { $0.methodName }

  /// Returns whether it equals another phrase, apart from the name of that callback.
  fileprivate func isLike(_ other: Phrase) -> Bool {
    format == other.format && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy { one, two in
        switch (one, two) {
        case (.text(let one), .text(let two)):
          one == two || (Self.callbacks.contains(one) && Self.callbacks.contains(two))
        case (.phrase(let one), .phrase(let two)), (.system(let one, _), .system(let two, _)): one.isLike(two)
        case (.text, _), (.phrase, _), (.system, _): false
        }
      }
  }
}
