package import LocationPolicy
package import Phrases

/// A part of a link or a scenario that the page can't play; the rest is played.
package enum PhoneRemark: Hashable, Sendable {
  /// A link names no release, or a scenario none that the page knows.
  case unknownRelease(String, shown: Release)
  /// A link names no app of the page.
  case unknownApp(String)
  /// A link's Info.plist is not JSON, as in a truncated link.
  case brokenInfoPlist
  /// A scenario's Info.plist is a file.
  case infoPlistElsewhere(String)
  /// A scenario has several apps.
  case otherApps(played: String)
  /// A scenario contains keys that the page ignores.
  case leftOut([String])
  /// Words of moves that could not be made.
  case missed([String], on: Release)

  /// Whether something can't be read, rather than not played.
  var isBreak: Bool {
    switch self {
    case .unknownRelease, .unknownApp, .brokenInfoPlist: true
    case .infoPlistElsewhere, .otherApps, .leftOut, .missed: false
    }
  }

  /// The maximum number of words that are named.
  private static let nameLimit = 5

  /// The message to the reader.
  package var phrase: Phrase {
    switch self {
    case .unknownRelease(let name, let shown):
      "“\(name)” is no iOS that this page knows; it shows iOS \(shown.name)."
    case .unknownApp(let name): "“\(name)” is no app of this page; it shows the first."
    case .brokenInfoPlist: "The Info.plist can't be read, so the app has its own. The link may be cut off."
    case .infoPlistElsewhere(let path):
      "The Info.plist is the file \(path), which a page can't read; the app has one with all usage descriptions."
    case .otherApps(let played): "Of the apps, only \(played) is played."
    case .leftOut(let names): "Left out: \(Self.list(names))."
    case .missed(let words, let release): "Not possible on iOS \(release.name): \(Self.list(words))."
    }
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count > nameLimit ? ", …" : ""
    return names.prefix(nameLimit).joined(separator: ", ") + more
  }

  /// Returns the parts of a journey that could not be played.
  static func missed(in history: PhoneHistory) -> [PhoneRemark] {
    var words: [String] = []
    for step in history.steps {
      if let word = step.missed, !words.contains(word) { words.append(word) }
    }
    return words.isEmpty ? [] : [.missed(words, on: history.release)]
  }
}
