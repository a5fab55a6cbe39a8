package import LocationPolicy
package import Phrases

/// An entry that an Info.plist lacks, with a value to replace by the app's own.
package enum ProposedEntry: Hashable, Sendable {
  /// A usage description.
  case text(LocationKey)
  /// A flag that has to be true.
  case flag(LocationKey)
  /// A purpose of temporary full accuracy, by its key.
  case purpose(String)
  /// The background mode for location.
  case backgroundMode

  /// The key in the Info.plist.
  package var key: String {
    switch self {
    case .text(let key), .flag(let key): key.rawValue
    case .purpose: LocationKey.temporaryPurposes.rawValue
    case .backgroundMode: "UIBackgroundModes"
    }
  }

  /// The text in the value; nil if it has none that people read.
  package var text: Phrase? {
    switch self {
    case .text: "What you use location for, with an example."
    case .purpose: "What full accuracy is for here."
    case .flag, .backgroundMode: nil
    }
  }

  /// The entry as a property list has it.
  package var xml: Phrase { Phrase(verbatim: "<key>\(key)</key>") + xmlValue }

  /// The value as a property list has it.
  package var xmlValue: Phrase {
    switch self {
    case .text: string
    case .flag: Phrase(verbatim: "<true/>")
    case .purpose(let name):
      Phrase(verbatim: "<dict><key>\(name)</key>") + string + Phrase(verbatim: "</dict>")
    case .backgroundMode: Phrase(verbatim: "<array><string>location</string></array>")
    }
  }

  private var string: Phrase {
    Phrase(verbatim: "<string>") + (text ?? "") + Phrase(verbatim: "</string>")
  }
}

/// Entries to add to an Info.plist, and what an app can do instead.
package struct Proposal: Sendable {
  package let entries: [ProposedEntry]
  /// What also mends it, as in "drop the request if When In Use is enough"; nil if nothing else does.
  package let alternative: Phrase?

  package init(_ entries: [ProposedEntry], or alternative: Phrase? = nil) {
    self.entries = entries
    self.alternative = alternative
  }

  /// Returns the sentence before the entries, for the name of a file or the place in it.
  package func instruction(for place: Phrase) -> Phrase {
    alternative.map { "Add to \(place), or \($0):" } ?? "Add to \(place):"
  }

  /// The instruction with the entries as a property list has them.
  var text: Phrase {
    Phrase.sentences([instruction(for: "the Info.plist")] + entries.map(\.xml))
  }
}
