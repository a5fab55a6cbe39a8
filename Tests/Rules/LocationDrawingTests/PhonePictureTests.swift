import LocationDelivery
import LocationDrawing
import LocationPolicy
import Testing

@Suite struct PhonePictureTests {
  private static func phone(
    _ screen: PhonePicture.Screen, on policy: AuthorizationPolicy, indicator: Indicator = .none,
    arrow: LocationArrow? = nil, text: String? = nil
  ) -> DrawnPhone {
    let looks = PromptLooks(policy.whenInUsePrompt.value, appName: "Runs", under: policy) { _ in text }
    return PhonePicture(
      screen,
      statusBar: StatusBarPicture(appName: "Runs", indicator: indicator, arrow: arrow, clock: "10:07"),
      prompt: text == nil ? nil : PromptPicture(looks)
    ).drawn(as: policy.design.phone, in: Era(of: policy), label: "iOS")
  }

  private static func isInside(_ frame: Frame, _ size: (width: Double, height: Double)) -> Bool {
    frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= size.width
      && frame.y + frame.height <= size.height
  }

  private static func settings(_ policy: AuthorizationPolicy) -> PhonePicture.Screen {
    let looks = SettingsLooks(
      of: AuthorizationState(grant: .whenInUse, accuracy: .full), of: .complete, under: policy)
    let page = SettingsPicture(appName: "Runs", looks)
    return .settings(SettingsScreen(title: "Privacy", services: "Location Services", isOn: true, page: page))
  }

  @Test(arguments: Policies.known) func `whatever can be tapped is in the phone`(policy: AuthorizationPolicy)
  {
    let screens: [(PhonePicture.Screen, Int)] = [
      (.home(app: "Runs", settings: "Settings"), 2), (.home(app: nil, settings: "Settings"), 1),
      (.app("Runs", reads: "denied"), 0), (.lock, 1), (.controlCenter(["Runs"]), 0),
    ]
    for (screen, count) in screens {
      let phone = Self.phone(screen, on: policy, indicator: .barOrPill, arrow: .hollow)
      // The indicator and the arrow come in addition.
      #expect(phone.targets.count == count + 2)
      let size = (phone.drawing.width, phone.drawing.height)
      #expect(phone.targets.allSatisfy { Self.isInside($0.frame, size) })
    }
  }

  @Test(arguments: Policies.known) func `Settings has a target for each row and switch`(
    policy: AuthorizationPolicy
  ) {
    let phone = Self.phone(Self.settings(policy), on: policy)
    let rows = policy.settingsRows.value.rows.map { policy.settingsRows.value.label(of: $0) }
    let precise = policy.accuracyChoice.value ? ["Precise Location"] : []
    #expect(phone.targets.map { $0.label } == ["Location Services"] + rows + precise)
  }

  @Test(arguments: Policies.known) func `a prompt's targets are its buttons, below its words`(
    policy: AuthorizationPolicy
  ) throws {
    let phone = Self.phone(.app("Runs", reads: "notDetermined"), on: policy, text: "Shows where you ran.")
    let prompt = try #require(phone.prompt)
    #expect(phone.scroll == nil)
    let looks = PromptLooks(policy.whenInUsePrompt.value, appName: "Runs", under: policy)
    let toggle = looks.hasPreciseToggle ? ["Precise: On"] : []
    #expect(phone.targets.map { $0.label } == toggle + looks.buttons)
    for target in phone.targets {
      #expect(target.frame.y > prompt.y + 40)
      #expect(target.frame.y + target.frame.height <= prompt.y + prompt.height)
    }
  }

  @Test(arguments: Policies.known) func `a long text scrolls, and leaves the buttons on the screen`(
    policy: AuthorizationPolicy
  ) throws {
    let text = String(repeating: "Every word counts. ", count: 200)
    let phone = Self.phone(.app("Runs", reads: "notDetermined"), on: policy, text: text)
    let scroll = try #require(phone.scroll)
    #expect(scroll.drawing.height > scroll.frame.height)
    #expect(scroll.drawing.width == scroll.frame.width)
    let prompt = try #require(phone.prompt)
    #expect(Self.isInside(prompt, (phone.drawing.width, phone.drawing.height)))
    #expect(phone.targets.allSatisfy { $0.frame.y >= scroll.frame.y + scroll.frame.height })
    let reader = DrawingReader()
    try reader.read(scroll.drawing.file(.light))
    let words = reader.texts.flatMap { $0.split(separator: " ") }
    #expect(words.count { $0 == "counts." } == 200)
  }

  @Test func `IND-003: the bar of iOS 8 to 10 has a line of its own, and the clock goes on`() throws {
    let phone = Self.phone(.lock, on: .policy(for: .iOS9), indicator: .forcedBar)
    let bar = try #require(phone.targets.first { $0.part == .indicator })
    #expect(bar.frame.width == 300)
    let reader = DrawingReader()
    try reader.read(phone.drawing.file(.light))
    #expect(reader.texts.contains("10:07"))
    #expect(reader.texts.contains("Runs"))
  }

  @Test(arguments: Policies.known, Indicator.allCases) func `the lock screen shows the time once`(
    policy: AuthorizationPolicy, indicator: Indicator
  ) throws {
    let reader = DrawingReader()
    try reader.read(Self.phone(.lock, on: policy, indicator: indicator).drawing.file(.light))
    #expect(reader.texts.count { $0 == "10:07" } == 1)
  }

  @Test func `an island is drawn from 16 on, and a home button until 10`() {
    let models = Policies.known.map(\.design.phone)
    #expect(models.prefix(4).allSatisfy { $0 == .homeButton })
    #expect(models.firstIndex(of: .island) == Release.allCases.firstIndex(of: .iOS16))
    #expect(models.firstIndex(of: .notch) == Release.allCases.firstIndex(of: .iOS11))
  }
}
