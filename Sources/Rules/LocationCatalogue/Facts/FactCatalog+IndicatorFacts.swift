import LocationPolicy

extension FactCatalog {
  /// Facts about indicators.
  static let indicatorFacts: [FactRecord] = [
    FactRecord(
      .ind001, releases: "7-10",
      statement: """
        Status-bar arrow: solid when location was used recently by most services; hollow for region \
        monitoring.
        """,
      sources: [.session(.technologies2017, "describes the old scheme")],
      confidence: [.wwdc]),
    FactRecord(
      .ind002, releases: "11+",
      statement: """
        Arrow: hollow when location is requested, solid for a few seconds only when actually delivered.
        """,
      sources: [.session(.technologies2017)],
      confidence: [.wwdc]),
    FactRecord(
      .ind003, releases: "8+",
      statement: """
        [8-10] Blue double-height bar for WhenInUse background sessions. [11+] bar or (on newer hardware) pill \
        around the clock; tap returns to the app.
        """,
      sources: [.session(.privacy2014), .symbol("CLLocationManager/showsBackgroundLocationIndicator")],
      confidence: [.wwdc, .appleDocumentation]),
    FactRecord(
      .ind004, releases: "16+",
      statement: "Control Center names apps that use or recently used location.",
      sources: [
        .symbol("CLLocationManager/requestWhenInUseAuthorization()", "the note"),
        .article(.prompts, "section 4"),
      ],
      confidence: [.appleDocumentation, .article]),
    FactRecord(
      .ind005, releases: "15+",
      statement: """
        After a LocationButton grant the status-bar arrow at the top left turns blue for a moment.
        """,
      sources: [.session(.button2021)],
      confidence: [.wwdc]),
  ]
}
