import LocationPolicy

extension FactCatalog {
  /// Facts about indicators.
  static let indicatorFacts: [FactRecord] = [
    FactRecord(
      .ind001, releases: "7-10",
      statement: """
        The arrow in the status bar is solid if most services used the location recently, and hollow for the \
        monitoring of regions.
        """,
      sources: [.session(.technologies2017, "describes the old scheme")],
      confidence: [.wwdc]),
    FactRecord(
      .ind002, releases: "11+",
      statement: """
        The arrow in the status bar is hollow when a location was requested, and solid for a few seconds \
        only when one was delivered.
        """,
      sources: [.session(.technologies2017)],
      confidence: [.wwdc]),
    FactRecord(
      .ind003, releases: "8+",
      statement: """
        On iOS 8 to 10 a background session with When In Use shows a blue bar of double height. From 11 on \
        it shows a bar or, on newer hardware, a pill around the clock. A tap on it returns to the app.
        """,
      sources: [.session(.privacy2014), .symbol("CLLocationManager/showsBackgroundLocationIndicator")],
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .ind004, releases: "16+",
      statement: "Control Center names the apps that use the location or used it recently.",
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()", "the note"),
        .article(.prompts, "section 4"),
      ],
      confidence: [.appleDocumentation, .article]),
    FactRecord(
      .ind005, releases: "15+",
      statement: """
        After the location button has granted access, the arrow at the top left of the status bar turns blue \
        for a moment.
        """,
      sources: [.session(.button2021)],
      confidence: [.wwdc]),
  ]
}
