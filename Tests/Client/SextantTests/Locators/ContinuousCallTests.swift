import CoreLocation
import LocationPolicy
import SextantTesting
import Testing

@testable import Sextant

/// When a continuous locator calls back, and for which start.
@MainActor
@Suite struct ContinuousCallTests {
  private func app() -> LocatorApp { LocatorApp(.iOS26) }

  @Test func `nothing is called back before the start has returned, though the end is known`() async throws {
    let app = LocatorApp(.iOS26, configuration: AppConfiguration())
    let locator = ContinuousLocator(client: app.client)
    locator.start(callback: app.note)
    #expect(app.told.results.isEmpty)
    locator.stop()
    #expect(app.told.results.isEmpty)
    try await app.settle()
    #expect(app.told.results == [.cancelled])
  }

  @Test func `a second start ends the first as canceled, and goes on by itself`() async throws {
    let app = app()
    let locator = ContinuousLocator(client: app.client)
    let second = Told()
    locator.start(callback: app.note)
    try app.phone.agree()
    try await app.phone.advance(by: 20)
    let before = app.told.results
    locator.start { result, location in second.note(result, location) }
    try await app.phone.advance(by: 20)
    #expect(app.told.results == before + [.cancelled])
    #expect(Set(second.results) == [.success])
    locator.stop()
    try await app.settle()
    #expect(second.results.last == .cancelled)
    #expect(try await app.isQuiet())
  }

  @Test func `stopping before any start does nothing, and a start after it works`() async throws {
    let app = app()
    let locator = ContinuousLocator(client: app.client)
    locator.stop()
    try await app.settle()
    #expect(app.told.results.isEmpty)
    locator.start(callback: app.note)
    try app.phone.agree()
    try await app.phone.advance(by: 20)
    #expect(app.told.results.first == .success)
    locator.stop()
    locator.start(callback: app.note)
    try await app.phone.advance(by: 20)
    #expect(app.told.results.count { $0 == .cancelled } == 1)
    #expect(app.told.results.last == .success)
    locator.stop()
  }

  @Test(arguments: [true, false])
  func `a locator that is let go of ends as canceled, before and after the answer`(answers: Bool)
    async throws
  {
    let app = app()
    var locator: ContinuousLocator? = ContinuousLocator(client: app.client)
    locator?.start(callback: app.note)
    if answers { try app.phone.agree() }
    try await app.phone.advance(by: 20)
    let before = app.told.results
    locator = nil
    try await app.settle()
    #expect(app.told.results == before + [.cancelled])
    if !answers { try app.phone.agree() }
    #expect(try await app.isQuiet())
    #expect(app.told.results == before + [.cancelled])
  }

  @Test func `a locator can be stopped while it calls back, and tells nothing but that`() async throws {
    let app = app()
    let locator = ContinuousLocator(client: app.client)
    let note = app.note
    locator.start { [weak locator] result, location in
      note(result, location)
      locator?.stop()
    }
    try app.phone.agree()
    try await app.phone.advance(by: 20)
    #expect(app.told.results == [.success, .cancelled])
    #expect(try await app.isQuiet())
  }

  @Test func `locations come in their order`() async throws {
    let app = app()
    let locator = ContinuousLocator(client: app.client)
    locator.start(callback: app.note)
    try app.phone.agree()
    try await app.phone.advance(by: 30)
    let moments = app.told.locations.compactMap { $0?.timestamp }
    #expect(moments.count > 10)
    #expect(moments == moments.sorted())
    locator.stop()
  }

  @Test
  func `callers on many threads that start, stop and let go are each told one end, and nothing is left`()
    async throws
  {
    let app = app()
    let client = app.client
    let host = app.phone.host
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
    app.phone.settle()
    try await app.phone.advance(by: 1)
    #expect(ends.map(\.results) == ends.map { _ in [.cancelled] })
    try app.phone.agree()
    #expect(try await app.isQuiet())
  }
}
