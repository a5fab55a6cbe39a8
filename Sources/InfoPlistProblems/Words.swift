package import LocationPolicy

/// Small pieces of English that messages share.
package enum Words {
  /// Returns names joined with commas and a last word.
  package static func list(_ names: [String], _ conjunction: String = "and") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Returns the XML of a text entry of an Info.plist.
  package static func xml(_ key: LocationKey, _ text: String = "What you use location for, with an example.")
    -> String
  {
    "<key>\(key.rawValue)</key><string>\(text)</string>"
  }

  /// Returns the XML of a true entry of an Info.plist.
  package static func flagXML(_ key: LocationKey) -> String { "<key>\(key.rawValue)</key><true/>" }

  /// The XML of the background mode.
  package static let backgroundModeXML =
    "<key>UIBackgroundModes</key><array><string>location</string></array>"
}
