import LocationPolicy
import Testing

@testable import LocationSimulation

/// The texts of a prompt that depend only on its occasion.
@Suite struct PromptOccasionTests {
  private static let app = AppBundle(
    name: "Run", purposeTexts: ["Race": "To measure a race.", "Walk": "To draw a walk."])

  private static func looks(_ phone: Phone) -> PromptLooks? { phone.device.visiblePromptLooks }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS14 }, ["Race", "Walk"])
  func `AUTH-053: The prompt for full accuracy shows the text of the purpose key`(
    release: Release, purpose: String
  ) throws {
    var phone = Phone(release, app: Self.app)
    let manager = try phone.agrees(to: .requestWhenInUseAuthorization, .allowOnce)
    try phone.settings(.setsPrecise(false, for: phone.app))
    try phone.opens()
    try phone.call(
      .requestTemporaryFullAccuracyAuthorization(purposeKey: purpose, request: 1), on: manager)
    #expect(Self.looks(phone)?.title == "Allow “Run” to use your precise location once?")
    #expect(Self.looks(phone)?.text == Self.app.purposeTexts[purpose])
    #expect(phone.device.trace.entries.contains { $0.event.isShown(on: .purpose(key: purpose)) })
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS18 })
  func `AUTH-053: So does the prompt that a session brings up`(release: Release) throws {
    var phone = Phone(release, app: Self.app)
    try phone.opens()
    _ = try phone.open(.serviceSession(.whenInUse, purposeKey: "Walk"))
    try phone.person(.answers(.allowWhileUsingApp, precise: false))
    #expect(Self.looks(phone)?.text == "To draw a walk.")
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS13 }, [(1, "once"), (7, "7 times")])
  func `SET-021: The reminder counts the events of the days before it, and begins anew after it`(
    release: Release, use: (times: Int, words: String)
  ) throws {
    var phone = Phone(release, app: Self.app)
    try phone.settings(.chooses(.always, for: phone.app))
    for (times, words) in [(use.times, use.words), (2, "2 times")] {
      for _ in 0..<times { phone.device.usedAlwaysInBackground(phone.app) }
      phone.device.advance(by: phone.device.policy.timings.reminderDelay + 60)
      let title = "“Run” has used your location \(words) in the background over the past 3 days. "
      #expect(
        Self.looks(phone)?.title == title + "Do you want to continue to allow background location use?")
      try phone.person(.answers(.alwaysAllow))
    }
  }

  @Test(arguments: Release.allCases.filter { $0 >= .iOS13 })
  func `SET-021: Of updates that went on it gives no number`(release: Release) throws {
    var phone = Phone(release, app: Self.app)
    try phone.settings(.chooses(.always, for: phone.app))
    phone.device.usedAlwaysInBackground(phone.app)
    phone.device.usedAlwaysInBackground(phone.app, goesOn: true)
    phone.device.advance(by: phone.device.policy.timings.reminderDelay + 60)
    let title = "“Run” has been using your location in the background over the past 3 days. "
    #expect(Self.looks(phone)?.title == title + "Do you want to continue to allow background location use?")
  }
}

extension TraceEvent {
  fileprivate func isShown(on occasion: PromptOccasion) -> Bool {
    if case .promptShown(_, occasion) = self { true } else { false }
  }
}
