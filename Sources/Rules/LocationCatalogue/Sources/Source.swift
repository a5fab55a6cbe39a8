/// A document that a reader can open: a page, a talk, a thread, a header, an article.
package struct Source: Hashable, Sendable {
  /// The title that its author gave it, with the author if that is a person.
  package let title: String
  /// The address; nil if none is known.
  package let address: String?
  /// The major version of the SDK whose header it is; nil for everything else.
  package let sdk: Int?

  init(_ title: String, _ address: String? = nil, sdk: Int? = nil) {
    self.title = title
    self.address = address
    self.sdk = sdk
  }
}

/// A source, and the place in it that states a fact.
package struct Citation: Hashable, Sendable {
  /// The source.
  package let source: Source
  /// The place in the source, or a quotation; nil if the whole source is meant.
  package let place: String?
  /// Whether the place states only a part of the fact.
  package let isPart: Bool

  /// Title and place in one line.
  package var title: String { place.map { "\(source.title), \($0)" } ?? source.title }

  /// Cites a source, or a place in it.
  static func source(_ source: Source, _ place: String? = nil) -> Citation {
    Citation(source: source, place: place, isPart: false)
  }
}

extension Citation {
  /// Cites an issue of a project on GitHub.
  static func issue(_ repository: String, _ number: Int, _ place: String? = nil) -> Citation {
    .source(
      Source("GitHub, \(repository)#\(number)", "https://github.com/\(repository)/issues/\(number)"), place)
  }

  /// Cites a pull request of a project on GitHub.
  static func pull(_ repository: String, _ number: Int, _ place: String? = nil) -> Citation {
    .source(
      Source("GitHub, \(repository)#\(number)", "https://github.com/\(repository)/pull/\(number)"), place)
  }

  /// Cites another page.
  static func page(_ title: String, _ address: String, _ place: String? = nil) -> Citation {
    .source(Source(title, address), place)
  }

  /// Cites one of the articles from which the rules were first compiled.
  static func article(_ article: Article, _ place: String? = nil) -> Citation {
    .source(article.source, place)
  }
}

extension Source {
  /// Data and code in which others have recorded their observations.
  static let alertDataSet = Source(
    "DeviceAgent's list of system alerts, for UI tests",
    """
    https://github.com/calabash/DeviceAgent.iOS/blob/1b5c5df1717f7f131afeb7e85b02c94fd1250ebd/Server/Resources.xcassets/springboard-alerts/\
    springboard-alerts-en.dataset/alerts.json
    """)
  static let alertStrings = Source(
    "AutoMate's copies of the location alerts' strings of iOS 10.2 to 12.2",
    "https://github.com/PGSSoft/AutoMate/tree/master/AutoMate/Models/Messages")
  static let locationStrings = Source(
    "A copy of Core Location's strings of iOS 15",
    "https://github.com/kishikawakatsumi/applelocalization-tools/blob/250545c/data/ios/CoreLocation.framework.json"
  )
  static let locationButtonStrings = Source(
    "A copy of Core Location UI's strings of iOS 15",
    "https://github.com/kishikawakatsumi/applelocalization-tools/blob/250545c/data/ios/CoreLocationUI.framework.json"
  )
  static let settingsStrings = Source(
    "A copy of the strings of Settings of iOS 18.1",
    "https://github.com/zhrispineda/Settings-iOS/tree/e1eb780/Preferences/Resources/Localizations/PrivacySettingsUI"
  )
  static let resetStrings = Source(
    "A copy of the strings of Settings of iOS 18.1, Reset",
    "https://github.com/zhrispineda/Settings-iOS/blob/e1eb780/Preferences/Resources/Localizations/GeneralSettingsUI/Reset.xcstrings"
  )
  static let simulatorUtilities = Source(
    "SetLocationPermission.m of AppleSimulatorUtils", "https://github.com/wix/AppleSimulatorUtils")
}
