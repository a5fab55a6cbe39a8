import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

@testable import Sextant

/// What an app waits for ends with its process, and what is meant to go on stays.
@Suite(.ownMainQueue) struct ProcessEndTests {
  private func phone(storage: ClientStorage = .memory()) throws -> Phone {
    let phone = Phone(release: .newest, storage: storage)
    try phone.grants(.always)
    return phone
  }

  private func terminate(_ phone: Phone) throws {
    try phone.perform(.system(.terminates(phone.host.app)))
  }

  private static func hear(_ updates: Updates<some Sendable>) async {
    do { for try await _ in updates {} } catch { Issue.record(error) }
  }

  @Test func `every call and every loop ends with the process`() throws {
    let phone = try phone()
    let region = WatchedRegion(
      id: "Far", center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 100)
    let search = phone.find(LocationRequest(accuracy: .meters(0), timeLimit: 3_600))
    let updates = phone.follow()
    let calls = [
      phone.start { client in for await _ in client.authorizations {} },
      phone.start { await Self.hear($0.regions.events) },
      phone.start { client in
        client.regions.add(region)
        _ = await client.regions.state(of: "Far", timeLimit: 3_600)
      },
      phone.start { await Self.hear($0.visits()) },
      phone.start { await Self.hear($0.significantChanges()) },
      phone.start { await Self.hear($0.headings()) },
    ]
    try terminate(phone)
    #expect(search.ends == [.failure(.cancelled)])
    #expect(updates.ends == [nil])
    for (index, call) in calls.enumerated() { #expect(call.ends.count == 1, "\(index)") }
    #expect(phone.client.core.waitingCallers == 0)
    #expect(phone.client.core.watchingCallers == 0)
  }

  @Test func `what the system goes on with for the app is not stopped by the end of its loops`() throws {
    let phone = try phone()
    let visits = phone.start { await Self.hear($0.visits()) }
    let changes = phone.start { await Self.hear($0.significantChanges()) }
    try terminate(phone)
    #expect(visits.ends.count == 1 && changes.ends.count == 1)
    let monitoring = phone.host.device[phone.host.app].monitoring
    #expect(monitoring.visits != nil && monitoring.significantChanges != nil)
  }

  @Test
  func `updates stay unfinished when their task is cancelled after the end of the process (DEL-008)`() throws
  {
    let storage = ClientStorage.memory()
    let phone = try phone(storage: storage)
    let request = UpdatesRequest(background: .continues())
    let following = phone.follow(request)
    phone.pass(5)
    try terminate(phone)
    following.cancel()
    phone.settle()
    try phone.person(.opens(phone.host.app))
    phone.makeClient(storage: storage)
    #expect(phone.client.unfinishedUpdates == [request])
  }

  @Test func `nobody who asked for the state of a region is left when the time is over`() throws {
    let phone = try phone()
    let region = WatchedRegion(
      id: "Here", center: CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575), radius: 500)
    let call = phone.start { client in
      client.regions.add(region)
      return await client.regions.state(of: "Here", timeLimit: 0)
    }
    phone.advance(by: 1)
    #expect(call.ends == [.unknown])
    #expect(phone.client.core.waitingCallers == 0)
  }
}
