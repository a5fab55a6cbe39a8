import LocationPolicy

extension FactCatalog {
  /// Facts about reduced accuracy.
  static let accuracyFacts: [FactRecord] = [
    FactRecord(
      .acc001, releases: "14+",
      statement: """
        Reported position is the center of a region that contains the true one, not noise; \
        horizontalAccuracy typically ~5 km, ~2 km dense urban, 10 km+ rural (docs say 1–20 km).
        """,
      sources: [.session(.location2020), .symbol("CLAccuracyAuthorization")],
      confidence: [.wwdc, .appleDocumentation],
      contradiction: "One article gives a flat 5,000 m."),
    FactRecord(
      .acc002, releases: "14+",
      statement: """
        Recomputed about 4×/hour (15–20 min); a fix may be up to ~20 min old; no duplicates if region \
        unchanged.
        """,
      sources: [.session(.location2020), .session(.authorization2024, "accuracyLimited")],
      confidence: [.wwdc]),
    FactRecord(
      .acc003, releases: "14+",
      statement: """
        Region/beacon monitoring and ranging do not work; significant location changes come at \
        most 4 times an hour; visits correct in time, coarse in space.
        """,
      sources: [
        .session(.location2020),
        .pull("klaviyo/klaviyo-swift-sdk", 477),
        .issue("home-assistant/iOS", 776),
      ],
      confidence: [.wwdc, .community]),
    FactRecord(
      .acc004, releases: "14+",
      statement: "`kCLLocationAccuracyReduced` asks for reduced even when full is authorized.",
      sources: [
        .session(.location2020),
        .symbol("kCLLocationAccuracyReduced"),
        .article(.permissionAndUse, "section 3.3"),
      ],
      confidence: [.wwdc, .appleDocumentation, .article]),
    FactRecord(
      .acc005, releases: "14+",
      statement: """
        Filters such as "horizontalAccuracy < 100" or short timeouts never succeed under reduced \
        accuracy.
        """,
      sources: [
        .session(.location2020),
        .issue("transistorsoft/react-native-background-geolocation", 1419),
        .issue("IndoorAtlas/ios-sdk-examples", 25),
      ],
      confidence: [.wwdc, .community]),
    FactRecord(
      .acc006, releases: "14+",
      statement: "Turning Precise off in Settings takes effect at once and fires the 14+ callback.",
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
