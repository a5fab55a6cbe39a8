import LocationPolicy
import Testing

/// Every prompt on every release, transcribed from the system's string tables, the Human Interface Guidelines and the
/// titles in UI testing tools, as the facts cite them.
@Suite struct PromptLooksTests {
  private static func looks(
    _ template: PromptTemplate, on release: Release, traits: AppConfiguration.Traits = [],
    _ occasion: PromptOccasion = .none
  ) -> PromptLooks {
    PromptLooks(
      template, appName: "Run", of: AppConfiguration(descriptions: .all, traits: traits),
      under: .policy(for: release), occasion: occasion
    ) { "<\($0.rawValue)>" }
  }

  /// Returns a prompt in a few lines: title, text, buttons, and other elements.
  private static func lines(_ looks: PromptLooks) -> [String] {
    [looks.title] + (looks.text.map { [$0] } ?? []) + [looks.buttons.map { "[\($0)]" }.joined(separator: " ")]
      + (looks.hasMap ? ["map"] : []) + (looks.hasPreciseToggle ? ["Precise: On"] : [])
  }

  private static let whenInUseText = "<NSLocationWhenInUseUsageDescription>"
  private static let alwaysText = "<NSLocationAlwaysAndWhenInUseUsageDescription>"

  private static let expected: [PromptTemplate: [String]] = [
    .singleLevel: [
      "“Run” Would Like To Use Your Current Location", "<NSLocationUsageDescription>", "[Don’t Allow] [OK]",
    ],
    .whenInUse8: [
      "Allow “Run” to access your location while you use the app?", whenInUseText, "[Don’t Allow] [Allow]",
    ],
    .always8: [
      "Allow “Run” to access your location even when you are not using the app?",
      "<NSLocationAlwaysUsageDescription>", "[Don’t Allow] [Allow]",
    ],
    .whenInUse11: [
      "Allow “Run” to access your location while you are using the app?", whenInUseText,
      "[Don’t Allow] [Allow]",
    ],
    .always11: [
      "Allow “Run” to access your location?", alwaysText,
      "[Only While Using the App] [Always Allow] [Don’t Allow]",
    ],
    .escalation11: [
      "Allow “Run” to also access your location even when you are not using the app?", alwaysText,
      "[Only While Using the App] [Always Allow]",
    ],
    .first13: [
      "Allow “Run” to access your location?", whenInUseText,
      "[Allow While Using App] [Allow Once] [Don’t Allow]",
    ],
    .first13_4: [
      "Allow “Run” to use your location?", whenInUseText,
      "[Allow While Using App] [Allow Once] [Don’t Allow]",
    ],
    .first14: [
      "Allow “Run” to use your location?", whenInUseText,
      "[Allow Once] [Allow While Using App] [Don’t Allow]",
      "map", "Precise: On",
    ],
    .second13: [
      "Allow “Run” to also access your location even when you are not using the app?", alwaysText,
      "[Keep Only While Using] [Change to Always Allow]",
    ],
    .second13_4: [
      "Allow “Run” to also use your location even when you are not using the app?", alwaysText,
      "[Keep Only While Using] [Change to Always Allow]",
    ],
    .temporaryFullAccuracy: [
      "Allow “Run” to use your precise location once?", "<NSLocationTemporaryUsageDescriptionDictionary>",
      "[Allow Once] [Don’t Allow]", "map",
    ],
    .widget: [
      "Allow widgets from “Run” to use your location?",
      "Widgets may use your location for up to 15 minutes after being viewed to stay up to date.",
      "[Allow] [Don’t Allow]",
    ],
    .locationButton: [
      "“Run” can only access your location when you choose to share it",
      "When you share your location with this app, a blue location indicator will appear in the status bar.",
      "[OK] [Not Now]", "map",
    ],
    .reminder13: [
      "“Run” has been using your location in the background over the past 3 days. Do you want to continue to "
        + "allow background location use?", "[Change to Only While Using] [Always Allow]", "map",
    ],
    .servicesOff: [
      "Turn On Location Services to Allow “Run” to Determine Your Location", "[Settings] [Cancel]",
    ],
  ]

  @Test(arguments: Release.allCases)
  func `every prompt: title, text, buttons in order, map and toggle`(release: Release) {
    var expected = Self.expected
    // The only prompt whose text depends on the release (KEY-015).
    let reminderText =
      switch release {
      case .iOS7: "<NSLocationUsageDescription>"
      case .iOS8, .iOS9, .iOS10: "<NSLocationAlwaysUsageDescription>"
      default: Self.alwaysText
      }
    expected[.reminder8] =
      ["“Run” has been using your location in the background. Do you want to continue allowing this?"]
      + (release == .iOS7 ? [] : [reminderText]) + ["[Don’t Allow] [Continue]"]
    for template in PromptTemplate.allCases {
      #expect(Self.lines(Self.looks(template, on: release)) == expected[template], "\(template)")
    }
  }

  @Test(arguments: Fact.auth091.releases)
  func `AUTH-091: the location button's prompt has the system's own text, a map, and OK above Not Now`(
    release: Release
  ) {
    let lines = Self.lines(Self.looks(.locationButton, on: release))
    #expect(lines == Self.expected[.locationButton] && lines.dropFirst(2) == ["[OK] [Not Now]", "map"])
    #expect(PromptTemplate.locationButton.facts.contains(.auth091))
  }

  @Test(arguments: Release.allCases)
  func `KEY-033: from 15 the title names an approximate location where the default is reduced`(
    release: Release
  ) {
    let title = { Self.looks($0, on: release, traits: .defaultAccuracyReduced).title }
    let names = release >= .iOS15
    #expect(title(.first14) == "Allow “Run” to use your \(names ? "approximate " : "")location?")
    let button =
      "“Run” can only access your \(names ? "approximate " : "")location when you choose to share it"
    #expect(title(.locationButton) == button)
    #expect(!Self.looks(.first14, on: release, traits: .defaultAccuracyReduced).hasPreciseToggle)
    for template in PromptTemplate.allCases where template != .first14 && template != .locationButton {
      #expect(title(template) == Self.looks(template, on: release).title)
    }
  }

  @Test(arguments: Release.allCases)
  func `AUTH-055: an App Clip's button says until when`(release: Release) {
    let buttons = Self.looks(.first14, on: release, traits: .appClip).buttons
    let inUse = release >= .iOS14 ? "Allow While Using Until Tomorrow" : "Allow While Using App"
    #expect(buttons == ["Allow Once", inUse, "Don’t Allow"])
  }

  @Test func `SET-021: the reminder says how often location was used, and in how many days`() {
    let title = { Self.looks(.reminder13, on: .newest, .uses(times: $0, days: $1)).title }
    let question = "Do you want to continue to allow background location use?"
    #expect(
      title(1, 3) == "“Run” has used your location once in the background over the past 3 days. \(question)")
    #expect(
      title(12, 4)
        == "“Run” has used your location 12 times in the background over the past 4 days. \(question)")
  }

  @Test func `only the reminder of 8 to 12 rests on a report`() {
    let weak = PromptTemplate.allCases.filter { Self.looks($0, on: .iOS12).source == .report }
    #expect(weak == [.reminder8])
  }

  @Test(arguments: ["Don’t Allow", "Don't Allow", "don't allow"])
  func `a label is read with either apostrophe`(text: String) {
    #expect(Choice.allCases.filter { $0.isLabeled(text) } == [.dontAllow])
    #expect(Choice.dontAllow.label == "Don\u{2019}t Allow")
  }
}
