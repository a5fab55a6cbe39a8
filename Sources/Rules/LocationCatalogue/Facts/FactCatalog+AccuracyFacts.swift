import LocationPolicy

extension FactCatalog {
  /// Facts about reduced accuracy.
  static let accuracyFacts: [FactRecord] = [
    FactRecord(
      .acc001, releases: "14+",
      statement: """
        A reduced location is the center of a region that contains the true one, not the true one with \
        noise. `horizontalAccuracy` is typically about 5 km, about 2 km in dense cities and over 10 km in \
        the country; the documentation says 1 to 20 km.
        """,
      sources: [
        .session(.location2020),
        .symbol("CLAccuracyAuthorization"),
        .header(.manager26, part: "about 5 km"),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader],
      contradiction: "One article gives a flat 5,000 m."),
    FactRecord(
      .acc002, releases: "14+",
      statement: """
        A reduced location is computed about four times an hour, so one may be up to 20 minutes old. While \
        the region stays the same, no new one comes.
        """,
      sources: [
        .session(.location2020),
        .session(.authorization2024, "accuracyLimited"),
        .header(.manager26, part: "up to 20 minutes old"),
      ],
      confidence: [.wwdc, .appleHeader]),
    FactRecord(
      .acc003, releases: "14+",
      statement: """
        With reduced accuracy, regions and beacons are not monitored and beacons are not ranged. Significant \
        location changes come at most 4 times an hour. Visits are right in time and coarse in space.
        """,
      sources: [
        .session(.location2020),
        .pull("klaviyo/klaviyo-swift-sdk", 477),
        .issue("home-assistant/iOS", 776),
        .header(.manager26, part: "regions and ranging"),
      ],
      confidence: [.wwdc, .appleHeader, .community]),
    FactRecord(
      .acc004, releases: "14+",
      statement: "`kCLLocationAccuracyReduced` asks for reduced accuracy even if the app has full accuracy.",
      sources: [
        .session(.location2020),
        .symbol("kCLLocationAccuracyReduced"),
        .article(.permissionAndUse, "section 3.3"),
        .header(.locationEssentials26),
      ],
      confidence: [.wwdc, .appleDocumentation, .appleHeader, .article]),
    FactRecord(
      .acc005, releases: "14+",
      statement: """
        With reduced accuracy no location passes a filter such as `horizontalAccuracy < 100`, and a short \
        timeout can run out first: one report measured about ten seconds until a location came.
        """,
      sources: [
        .session(.location2020),
        .issue("transistorsoft/react-native-background-geolocation", 1419),
        .issue("IndoorAtlas/ios-sdk-examples", 25),
        .issue("Agontuk/react-native-geolocation-service", 214, "about ten seconds"),
        .issue("intuit/LocationManager", 132, "a filter that nothing passes"),
      ],
      confidence: [.wwdc, .community]),
    FactRecord(
      .acc006, releases: "14+",
      statement: """
        Turning Precise Location off in Settings takes effect at once, and \
        `locationManagerDidChangeAuthorization(_:)` is called.
        """,
      sources: [
        .session(.location2020),
        .page(
          "Mirror of a question and answer on iOS 14 and iBeacons",
          "https://isolution.pro/pt/q/so77064039/ios-14-como-fazer-o-ibeacon-ativar-o-aplicativo-quando-a-permissao-de-localizacao-precisa-e-negada",
          "also lists beacon monitoring and ranging as blocked"),
      ],
      confidence: [.wwdc, .community]),
  ]
}
