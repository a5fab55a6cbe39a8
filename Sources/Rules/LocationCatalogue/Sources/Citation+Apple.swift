extension Citation {
  /// Cites the page of a declaration of Core Location, such as "CLLocationManager/requestLocation()".
  ///
  /// Addresses are in lower case; a few end differently and give their end.
  static func symbol(_ path: String, _ place: String? = nil, page: String? = nil) -> Citation {
    let name = path.split(separator: "/").joined(separator: ".")
    return .source(Source(name, "\(Apple.coreLocation)/\(page ?? path.lowercased())"), place)
  }

  /// Cites the page of an Info.plist key.
  static func key(_ name: String, _ place: String? = nil) -> Citation {
    .source(
      Source(name, "\(Apple.documentation)/bundleresources/information-property-list/\(name.lowercased())"),
      place
    )
  }

  /// Cites a session of Apple's developer conference.
  static func session(_ session: ConferenceSession, _ place: String? = nil) -> Citation {
    .source(session.source, place)
  }

  /// Cites a thread of Apple's developer forums.
  static func forum(_ thread: Int, _ place: String? = nil) -> Citation {
    .source(
      Source(
        "Apple Developer Forums, thread \(thread)", "https://developer.apple.com/forums/thread/\(thread)"),
      place)
  }

  /// Cites a header of a shipped SDK.
  static func header(_ header: SDKHeader, _ place: String? = nil) -> Citation {
    .source(header.source, place)
  }

  /// Cites a header that states only a part of a fact.
  static func header(_ header: SDKHeader, part: String) -> Citation {
    Citation(source: header.source, place: part, isPart: true)
  }
}

/// The beginnings of Apple's addresses.
private enum Apple {
  static let documentation = "https://developer.apple.com/documentation"
  static let coreLocation = documentation + "/corelocation"
}

extension Source {
  /// Apple's articles on location and on what an Info.plist says.
  static let requestingAuthorization = Source(
    "Requesting authorization to use location services",
    Apple.coreLocation + "/requesting-authorization-to-use-location-services")
  static let backgroundUpdates = Source(
    "Handling location updates in the background",
    Apple.coreLocation + "/handling-location-updates-in-the-background")
  static let configuringApp = Source(
    "Configuring your app to use location services",
    Apple.coreLocation + "/configuring-your-app-to-use-location-services")
  static let suspendingRequests = Source(
    "Suspending authorization requests", Apple.coreLocation + "/suspending-authorization-requests")
  static let regionProximity = Source(
    "Monitoring the user's proximity to geographic regions",
    Apple.coreLocation + "/monitoring-the-user-s-proximity-to-geographic-regions")
  static let locationPush = Source(
    "Creating a location push service extension",
    Apple.coreLocation + "/creating-a-location-push-service-extension")
  static let protectedResources = Source(
    "Requesting access to protected resources",
    Apple.documentation + "/uikit/requesting-access-to-protected-resources")
  static let widgetLocation = Source(
    "Accessing location information in widgets",
    Apple.documentation + "/widgetkit/accessing-location-information-in-widgets")
  static let appClipLocation = Source(
    "Confirming a person's physical location",
    Apple.documentation + "/appclip/confirming-a-person-s-physical-location")
  static let locationButton = Source(
    "LocationButton", Apple.documentation + "/corelocationui/locationbutton")
  static let coreLocationUI = Source("Core Location UI", Apple.documentation + "/corelocationui")
  static let backgroundModes = Source(
    "Configuring background execution modes",
    Apple.documentation + "/xcode/configuring-background-execution-modes")
  static let privacyManifests = Source(
    "Describing data use in privacy manifests",
    Apple.documentation + "/bundleresources/describing-data-use-in-privacy-manifests")
  static let requiredReasons = Source(
    "Describing use of required reason API",
    Apple.documentation + "/bundleresources/describing-use-of-required-reason-api")
  static let privacyGuidelines = Source(
    "Human Interface Guidelines: Privacy",
    "https://developer.apple.com/design/human-interface-guidelines/privacy")
  static let requestingPermission = Source(
    "Human Interface Guidelines of 2019 and 2020: Requesting Permission",
    "https://developer.apple.com/design/human-interface-guidelines/ios/app-architecture/requesting-permission/"
  )
  static let purposeStrings = Source(
    "App Review guideline 5.1.1: purpose strings",
    "https://developer.apple.com/help/app-review/guideline-reference/5-1-1-purpose-strings")

  /// Apple's release notes, and its technical questions with answers.
  static let notesOf13Point4 = Source(
    "iOS & iPadOS 13.4 Release Notes",
    Apple.documentation + "/ios-ipados-release-notes/ios-ipados-13_4-release-notes")
  static let indicatorQuestion = Source(
    "Technical Q&A QA1965", "https://developer.apple.com/library/content/qa/qa1965/_index.html")
  static let deniedQuestion = Source(
    "Technical Q&A QA1906", "https://developer.apple.com/library/content/qa/qa1906/_index.html")
}
