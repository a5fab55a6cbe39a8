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

  /// Cites one of the articles from which the rules were first written down.
  static func article(_ article: Article, _ place: String? = nil) -> Citation {
    .source(article.source, place)
  }
}

extension Source {
  /// Data and code in which others have written down what they saw.
  static let alertDataSet = Source(
    "DeviceAgent's list of system alerts, for UI tests",
    """
    https://github.com/calabash/DeviceAgent.iOS/blob/1b5c5df1717f7f131afeb7e85b02c94fd1250ebd/Server/Resources.xcassets/springboard-alerts/\
    springboard-alerts-en.dataset/alerts.json
    """)
  static let simulatorUtilities = Source(
    "SetLocationPermission.m of AppleSimulatorUtils", "https://github.com/wix/AppleSimulatorUtils")
}
