import LocationPolicy

extension FactCatalog {
  /// Facts about reduced accuracy.
  static let accuracyFacts: [FactRecord] = [
    FactRecord(
      .acc001, releases: "14+",
      statement: """
        Reported position is the centre of a region that contains the true one, not noise; \
        horizontalAccuracy typically ~5 km, ~2 km dense urban, 10 km+ rural (docs say 1–20 km).
        """,
      sources: "W20-10660; CL/claccuracyauthorization",
      confidence: [.wwdc, .appleDocumentation],
      contradiction: "S000 三.3 gives a flat 5,000 m. (SEED-11)"),
    FactRecord(
      .acc002, releases: "14+",
      statement: """
        Recomputed about 4×/hour (15–20 min); a fix may be up to ~20 min old; no duplicates if region \
        unchanged.
        """,
      sources: "W20-10660; W24-10212 (`accuracyLimited`)",
      confidence: [.wwdc]),
    FactRecord(
      .acc003, releases: "14+",
      statement: """
        Region/beacon monitoring and ranging do not work; SLC works at ≤ 4/hour; visits correct in time, \
        coarse in space.
        """,
      sources: "W20-10660; GH klaviyo/klaviyo-swift-sdk PR#477; GH home-assistant/iOS#776",
      confidence: [.wwdc, .community]),
    FactRecord(
      .acc004, releases: "14+",
      statement: "`kCLLocationAccuracyReduced` asks for reduced even when full is authorized.",
      sources: "W20-10660; CL/kcllocationaccuracyreduced; S000 三.3",
      confidence: [.wwdc, .appleDocumentation, .seed]),
    FactRecord(
      .acc005, releases: "14+",
      statement: """
        Filters such as "horizontalAccuracy < 100" or short timeouts never succeed under reduced \
        accuracy.
        """,
      sources: """
        W20-10660; GH transistorsoft/react-native-background-geolocation#1419; GH \
        IndoorAtlas/ios-sdk-examples#25
        """,
      confidence: [.wwdc, .community]),
    FactRecord(
      .acc006, releases: "14+",
      statement: "Turning Precise off in Settings takes effect at once and fires the 14+ callback.",
      sources: """
        W20-10660; \
        https://isolution.pro/pt/q/so77064039/ios-14-como-fazer-o-ibeacon-ativar-o-aplicativo-quando-a-permissao-de-localizacao-precisa-e-negada \
        (mirror of a Q&A answer; also lists beacon monitoring/ranging as blocked)
        """,
      confidence: [.wwdc, .community]),
  ]
}
