import LocationDelivery
import LocationDrawing
import LocationPolicy
import Testing

@Suite struct ScreenTests {
  @Test(arguments: Policies.known, Grant.allCases)
  func `Settings shows the rows of the release`(policy: AuthorizationPolicy, grant: Grant) throws {
    let picture = SettingsPicture(appName: "Runs", grant: grant, isPrecise: false, under: policy)
    let rows = policy.settingsRows.value
    #expect(picture.rows == rows.rows.map(rows.label))
    #expect((picture.isPrecise != nil) == (policy.accuracyChoice.value && grant != .denied))
    let reader = DrawingReader()
    try reader.read(picture.drawing(in: Era(of: policy)).file(.readers))
    #expect(Array(reader.texts.filter { $0 != "✓" }.dropFirst().prefix(rows.rows.count)) == picture.rows)
  }

  @Test func `provisional Always reads While Using in Settings`() {
    let picture = SettingsPicture(
      appName: "Runs", grant: .provisionalAlways, isPrecise: true, under: Policies.known.newest)
    #expect(picture.chosen.map { picture.rows[$0] } == "While Using")
  }

  @Test(arguments: Indicator.allCases, Era.allCases)
  func `the status bar says what it shows`(indicator: Indicator, era: Era) throws {
    let picture = StatusBarPicture(appName: "Runs", indicator: indicator, hasArrow: true)
    let drawing = picture.drawing(in: era)
    let reader = DrawingReader()
    try reader.read(drawing.file(.dark))
    #expect(reader.texts.contains("Runs") == (indicator == .forcedBar))
    #expect(drawing.label.contains("Runs") == indicator.isVisible)
  }

  @Test func `drawings stand side by side and below a title`() throws {
    let one = StatusBarPicture(appName: "One", indicator: .none, hasArrow: false).drawing(in: .precise)
    let two = PromptPicture(.first14, appName: "Two", text: nil).drawing(in: .precise)
    let both = one.beside(two).titled("Both")
    #expect(both.width == one.width + 16 + two.width)
    #expect(both.height == two.height + 30)
    let reader = DrawingReader()
    try reader.read(both.file(.light))
    #expect(reader.texts.first == "Both")
  }
}
