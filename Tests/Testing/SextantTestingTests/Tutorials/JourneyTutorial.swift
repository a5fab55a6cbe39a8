import Sextant
import SextantTesting
import Testing

/// The examples of the tutorial on journeys, run as they are there.
@MainActor struct ShopJourneys {
  @Test(.everyJourney(upTo: 3, on: [.iOS14, .newest], moves: [.taps, .answers, .leaving, .time]))
  func `nobody waits forever for the nearest shop`() throws {
    let finder = ShopFinder(client: LocationClient(), shops: [:])
    try LaunchedApp.current.tap("Nearest shop") { _ = await finder.nearest() }
  }

  @Test(.everyJourney(upTo: 3, on: [.newest], moves: [.taps, .answers, .processes, .leaving]))
  func `who has agreed is told of a location within half a minute`() throws {
    let app = try LaunchedApp.current
    let client = LocationClient()
    var hasFound = false
    app.tap("Locate me") {
      _ = try await client.location()
      hasFound = true
    }
    app.expect(.finds(within: 30, of: "Locate me") { _ in hasFound })
  }

  @Test(
    .journey([.tap("Nearest shop"), .lock, .unlock, .tap("Nearest shop"), .answer(.allowOnce)], on: .iOS14))
  func `a question that the lock button took away can be asked again`() throws {
    let finder = ShopFinder(client: LocationClient(), shops: [:])
    try LaunchedApp.current.tap("Nearest shop") { _ = await finder.nearest() }
  }
}
