import CoreLocation
import LocationPolicy
import SextantTesting
import Testing

@testable import Sextant

/// The end of an app's process: waiting calls end, and updates that should continue are kept.
@MainActor
@Suite struct ProcessEndTests {
  private func phone() throws -> TestPhone {
    let phone = TestPhone(at: .home)
    try phone.grants(.always)
    return phone
  }

  /// Runs a loop, and records its end.
  private func hear(_ updates: Updates<some Sendable>, noting end: (String) -> Void, _ name: String) async {
    do { for try await _ in updates {} } catch { Issue.record(error) }
    end(name)
  }

  @Test func `every call and every loop ends with the process`() throws {
    let phone = try phone()
    let client = phone.client()
    let region = WatchedRegion(
      id: "Far", center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 100)
    client.regions.add(region)
    var ends: [String] = []
    let note: (String) -> Void = { ends.append($0) }
    _ = phone.start {
      do throws(LocationFailure) {
        _ = try await client.location(LocationRequest(accuracy: .meters(0), timeLimit: 3_600))
      } catch {
        note("search \(error)")
      }
    }
    _ = phone.start { await hear(client.updates(), noting: note, "updates") }
    _ = phone.start {
      for await _ in client.authorizations {}
      note("authorizations")
    }
    _ = phone.start { await hear(client.regions.events, noting: note, "regions") }
    _ = phone.start { note("state \(await client.regions.state(of: "Far", timeLimit: 3_600))") }
    _ = phone.start { await hear(client.visits(), noting: note, "visits") }
    _ = phone.start { await hear(client.significantChanges(), noting: note, "changes") }
    _ = phone.start { await hear(client.headings(), noting: note, "headings") }
    #expect(ends == [])
    try phone.terminate()
    #expect(
      ends.sorted() == [
        "authorizations", "changes", "headings", "regions", "search cancelled", "state unknown", "updates",
        "visits",
      ])
    #expect(client.core.waitingCallers == 0)
    #expect(client.core.watchingCallers == 0)
  }

  @Test func `what the system goes on with for the app is not stopped by the end of its loops`() throws {
    let phone = try phone()
    let client = phone.client()
    var ends: [String] = []
    let note: (String) -> Void = { ends.append($0) }
    _ = phone.start { await hear(client.visits(), noting: note, "visits") }
    _ = phone.start { await hear(client.significantChanges(), noting: note, "changes") }
    try phone.terminate()
    #expect(ends.sorted() == ["changes", "visits"])
    #expect(phone.services == ["significant changes", "visits"])
  }

  @Test
  func `updates stay unfinished when their task is canceled after the end of the process (DEL-008)`()
    async throws
  {
    let phone = try phone()
    let request = UpdatesRequest(background: .continues())
    let following = phone.follow(request)
    try await phone.advance(by: 5)
    try phone.terminate()
    following.cancel()
    try phone.open()
    #expect(phone.client().unfinishedUpdates == [request])
  }

  @Test func `nobody who asked for the state of a region is left when the time is over`() async throws {
    let phone = try phone()
    let client = phone.client()
    client.regions.add(
      WatchedRegion(
        id: "Here", center: CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575), radius: 500))
    let call = phone.start { await client.regions.state(of: "Here", timeLimit: 0) }
    try await phone.advance(by: 1)
    #expect(call.end == .unknown)
    #expect(client.core.waitingCallers == 0)
  }
}
