import LocationDelivery
import LocationPolicy
import LocationSituations

/// Short forms of moves in these tests, without their mover.
extension SituationMove {
  static let opensApp = person(.opens(.app))
  static let goesHome = person(.goesHome)
  static let opensSettings = person(.opensSettings)
  static let forceQuitsApp = person(.forceQuits(.app))
  static let tapsLocationButton = person(.tapsLocationButton())
  static let resetsLocationAndPrivacy = person(.resetsLocationAndPrivacy)
  static func answers(_ choice: Choice, precise: Bool) -> Self { person(.answers(choice, precise: precise)) }
  static func chooses(_ row: SettingsRow) -> Self { person(.chooses(row, for: .app)) }

  static let requestsWhenInUse = app(.requestsWhenInUse)
  static let requestsAlways = app(.requestsAlways)
  static let startsUpdates = app(.startsUpdates)
  static let allowsBackgroundUpdates = app(.allowsBackgroundUpdates)
  static let iteratesLiveUpdates = app(.iteratesLiveUpdates)
  static func makesSession(_ wish: SessionWish) -> Self { app(.makesSession(wish)) }
  static let makesActivitySession = app(.makesActivitySession)
  static let invalidatesActivitySession = app(.invalidatesActivitySession)

  static let launchesInBackground = system(.launchesInBackground(.app))
  static let showsSecondPrompt = system(.showsSecondPrompt(.app))
  static let reminds = system(.reminds(.app))
}
