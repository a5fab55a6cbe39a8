import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

@testable import Sextant

/// When a continuous locator calls back, and for which start.
@MainActor
@Suite struct ContinuousCallTests {
  private func phone() throws -> LocatorPhone { try LocatorPhone(.iOS26) }

  @Test func `nothing is called back before the start has returned, though the end is known`() throws {
    let phone = try LocatorPhone(.iOS26, configuration: AppConfiguration())
    let locator = ContinuousLocator(client: phone.phone.client)
    locator.start(callback: phone.note)
    #expect(phone.told.results.isEmpty)
    locator.stop()
    #expect(phone.told.results.isEmpty)
    phone.settle()
    #expect(phone.told.results == [.cancelled])
  }

  @Test func `a second start ends the first as cancelled, and goes on by itself`() throws {
    let phone = try phone()
    let locator = ContinuousLocator(client: phone.phone.client)
    let second = Told()
    locator.start(callback: phone.note)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 20)
    let before = phone.told.results
    locator.start { result, location in second.note(result, location) }
    phone.phone.advance(by: 20)
    #expect(phone.told.results == before + [.cancelled])
    #expect(Set(second.results) == [.success])
    locator.stop()
    phone.settle()
    #expect(second.results.last == .cancelled)
    #expect(phone.isQuiet())
  }

  @Test func `stopping before any start does nothing, and a start after it works`() throws {
    let phone = try phone()
    let locator = ContinuousLocator(client: phone.phone.client)
    locator.stop()
    phone.settle()
    #expect(phone.told.results.isEmpty)
    locator.start(callback: phone.note)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 20)
    #expect(phone.told.results.first == .success)
    locator.stop()
    locator.start(callback: phone.note)
    phone.phone.advance(by: 20)
    #expect(phone.told.results.count { $0 == .cancelled } == 1)
    #expect(phone.told.results.last == .success)
    locator.stop()
  }

  @Test(arguments: [true, false])
  func `a locator that is let go of ends as cancelled, before and after the answer`(answers: Bool) throws {
    let phone = try phone()
    var locator: ContinuousLocator? = ContinuousLocator(client: phone.phone.client)
    locator?.start(callback: phone.note)
    if answers { try phone.answer(allowing: true) }
    phone.phone.advance(by: 20)
    let before = phone.told.results
    locator = nil
    phone.settle()
    #expect(phone.told.results == before + [.cancelled])
    try phone.answer(allowing: true)
    #expect(phone.isQuiet())
    #expect(phone.told.results == before + [.cancelled])
  }

  @Test func `a locator can be stopped while it calls back, and tells nothing but that`() throws {
    let phone = try phone()
    let locator = ContinuousLocator(client: phone.phone.client)
    let note = phone.note
    locator.start { [weak locator] result, location in
      note(result, location)
      locator?.stop()
    }
    try phone.answer(allowing: true)
    phone.phone.advance(by: 20)
    #expect(phone.told.results == [.success, .cancelled])
    #expect(phone.isQuiet())
  }

  @Test func `locations come in their order`() throws {
    let phone = try phone()
    let locator = ContinuousLocator(client: phone.phone.client)
    locator.start(callback: phone.note)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 30)
    let moments = phone.told.locations.compactMap { $0?.timestamp }
    #expect(moments.count > 10)
    #expect(moments == moments.sorted())
    locator.stop()
  }

  @Test
  func `callers on many threads that start, stop and let go are each told one end, and nothing is left`()
    async throws
  {
    let phone = try phone()
    let client = phone.phone.client
    let host = phone.phone.host
    let ends = (0..<200).map { _ in Told() }
    await withTaskGroup { group in
      for (index, end) in ends.enumerated() {
        group.addTask {
          host.run {
            let locator = ContinuousLocator(client: client)
            locator.start { result, location in end.note(result, location) }
            if index.isMultiple(of: 2) { locator.stop() }
          }
        }
      }
    }
    phone.phone.settle()
    phone.phone.advance(by: 1)
    #expect(ends.map(\.results) == ends.map { _ in [.cancelled] })
    try phone.answer(allowing: true)
    #expect(phone.isQuiet())
  }
}
