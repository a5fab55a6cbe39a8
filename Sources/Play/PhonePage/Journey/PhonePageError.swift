package import Phrases

/// The reason why a command of the page failed.
package enum PhonePageError: Error, CaseIterable {
  /// There is no such command.
  case unknownCommand
  /// A link's release or Info.plist can't be read.
  case unreadableJourney
  /// No move has that position.
  case noSuchMove
  /// The journey has the maximum number of moves.
  case full
  /// A text is neither a scenario nor a test that this page wrote.
  case noJourney

  /// A description of the error and how to fix it.
  package var text: Phrase {
    switch self {
    case .unknownCommand: "There is no such command."
    case .unreadableJourney: "The release or the Info.plist of the journey can't be read."
    case .noSuchMove: "There is no such move."
    case .full: "A journey has at most 1,000 moves: undo some, or start again."
    case .noJourney: "This is neither a scenario nor a test that this page wrote."
    }
  }
}
