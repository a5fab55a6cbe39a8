package import LocationPolicy
package import Phrases

/// Short English texts that messages share.
package enum MessageText {
  /// Returns names joined with commas and a conjunction.
  package static func list(_ names: [String], _ conjunction: Phrase.Conjunction = .and) -> Phrase {
    .list(names.map { Phrase(verbatim: $0) }, conjunction)
  }

  /// Returns the XML of a text entry of an Info.plist.
  package static func xml(_ key: LocationKey, _ text: Phrase = "What you use location for, with an example.")
    -> Phrase
  {
    Phrase(verbatim: "<key>\(key.rawValue)</key><string>") + text + Phrase(verbatim: "</string>")
  }

  /// Returns the XML of a true entry of an Info.plist.
  package static func flagXML(_ key: LocationKey) -> String { "<key>\(key.rawValue)</key><true/>" }

  /// The XML of the background mode.
  package static let backgroundModeXML =
    "<key>UIBackgroundModes</key><array><string>location</string></array>"
}
