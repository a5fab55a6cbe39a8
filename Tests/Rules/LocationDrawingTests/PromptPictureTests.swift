import LocationDrawing
import LocationPolicy
import Testing

@Suite struct PromptPictureTests {
  @Test(arguments: Policies.known)
  func `the first prompt of every release shows its words, in order`(policy: AuthorizationPolicy) {
    let template = policy.whenInUsePrompt.value
    let looks = PromptLooks(template, appName: "Runs", under: policy) { _ in "Shows where you ran." }
    let drawing = PromptPicture(looks).drawing(in: Era(of: policy))
    let map = looks.hasMap ? " A map. Precise: On" : ""
    let buttons = looks.buttons.map { " [\($0)]" }.joined()
    #expect(drawing.label == "\(looks.title) Shows where you ran.\(map)\(buttons)")
  }

  @Test(arguments: PromptTemplate.allCases, Era.allCases)
  func `every prompt is well-formed XML whose texts lie inside of it`(template: PromptTemplate, era: Era)
    throws
  {
    let picture = PromptPicture(template, on: .newest, appName: "A & B <1>", text: "Because “we” & you\u{1}.")
    for appearance in Appearance.allCases {
      let drawing = picture.drawing(in: era)
      let reader = DrawingReader()
      try reader.read(drawing.file(appearance))
      #expect(reader.baselines.allSatisfy { 0 < $0 && $0 < drawing.height })
      #expect(reader.width == drawing.width)
    }
  }

  @Test func `only eras with a dark appearance are drawn dark`() {
    let picture = PromptPicture(.always11, on: .iOS11, appName: "Runs", text: nil)
    #expect(!picture.drawing(in: .choice).file(.dark).contains("class=\"sx-panel\""))
    #expect(picture.drawing(in: .once).file(.dark).contains("class=\"sx-panel\""))
  }

  @Test func `a description of any length takes twelve lines at most`() throws {
    let text = String(repeating: "word ", count: 100_000)
    let drawing = PromptPicture(.whenInUse8, on: .iOS8, appName: "Runs", text: text).drawing(in: .twoLevels)
    let reader = DrawingReader()
    try reader.read(drawing.file(.light))
    let lines = reader.texts.filter { $0.hasPrefix("word") }
    #expect(lines.count == 12)
    #expect(lines.last?.hasSuffix("…") == true)
  }

  @Test func `Chinese text breaks between characters, but not before a comma`() throws {
    let text = "我们需要您的位置，以便在地图上显示您的跑步路线，并统计每一公里的配速，供您日后查看。"
    let reader = DrawingReader()
    try reader.read(
      PromptPicture(.first14, on: .iOS14, appName: "跑步", text: text).drawing(in: .precise).file(.light))
    let lines = reader.texts.filter { text.contains($0) && $0.count > 1 && $0 != "跑步" }
    #expect(lines.joined() == text)
    #expect(lines.allSatisfy { $0.first != "，" })
  }

  @Test func `the location button's prompt has the system's text, a map, and OK above Not Now`() {
    let picture = PromptPicture(.locationButton, on: .newest, appName: "Runs", text: "Never shown.")
    #expect(
      picture.drawing(in: .precise).label == """
        “Runs” can only access your location when you choose to share it When you share your location with \
        this app, a blue location indicator will appear in the status bar. A map. [OK] [Not Now]
        """)
  }
}
