import LocationDelivery
import LocationDrawing
import LocationPolicy
import Testing

@Suite struct ScreenTests {
  @Test(arguments: Policies.known, Grant.allCases)
  func `Settings shows the rows of the release`(policy: AuthorizationPolicy, grant: Grant) throws {
    let state = AuthorizationState(grant: grant, accuracy: .reduced)
    let looks = SettingsLooks(of: state, of: .complete, under: policy)
    let reader = DrawingReader()
    try reader.read(SettingsPicture(appName: "Runs", looks).drawing(in: Era(of: policy)).file(.readers))
    let rows = looks.rows.flatMap { $0.isChosen ? [$0.label, "✓"] : [$0.label] }
    #expect(reader.texts == ["Runs"] + rows + (looks.isPrecise == nil ? [] : ["Precise Location"]))
  }

  @Test(arguments: Indicator.allCases, Era.allCases)
  func `the status bar says what it shows`(indicator: Indicator, era: Era) throws {
    let picture = StatusBarPicture(appName: "Runs", indicator: indicator, arrow: .solid)
    let drawing = picture.drawing(in: era)
    let reader = DrawingReader()
    try reader.read(drawing.file(.dark))
    #expect(reader.texts.contains("Runs") == (indicator == .forcedBar))
    #expect(drawing.label.contains("Runs") == indicator.isVisible)
  }

  @Test func `drawings stand side by side and below a title`() throws {
    let one = StatusBarPicture(appName: "One", indicator: .none, arrow: nil).drawing(in: .precise)
    let two = PromptPicture(.first14, on: .iOS14, appName: "Two", text: nil).drawing(in: .precise)
    let both = one.beside(two).titled("Both")
    #expect(both.width == one.width + 16 + two.width)
    #expect(both.height == two.height + 30)
    let reader = DrawingReader()
    try reader.read(both.file(.light))
    #expect(reader.texts.first == "Both")
  }
}
