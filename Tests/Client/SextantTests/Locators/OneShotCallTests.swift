import Foundation
import LocationPolicy
import LocationSimulation
import SextantTesting
import Testing

@testable import Sextant

/// When a locator calls back, and for which start.
@MainActor
@Suite struct OneShotCallTests {
  nonisolated static let release = Release.iOS26

  @Test func `nothing is called back before the start has returned, though the end is known`() async throws {
    let app = LocatorApp(Self.release, configuration: AppConfiguration())
    let locator = OneShotLocator(client: app.client)
    locator.start(completion: app.note)
    #expect(locator.failure != nil)
    #expect(app.told.results.isEmpty)
    try await app.settle()
    #expect(app.told.results == [.permissionDenied])
  }

  @Test func `a second start ends the first as canceled, and has a result of its own`() async throws {
    let app = LocatorApp(Self.release)
    let locator = OneShotLocator(client: app.client)
    let second = Told()
    locator.start(completion: app.note)
    locator.start { result, location in second.note(result, location) }
    try await app.settle()
    #expect(app.told.results == [.cancelled])
    #expect(second.results.isEmpty)
    try app.phone.agree()
    try await app.phone.advance(by: 60)
    #expect(app.told.results == [.cancelled])
    #expect(second.results == [.success])
    #expect(try await app.isQuiet())
  }

  @Test func `stopping before any start does nothing, and a start after it works`() async throws {
    let app = LocatorApp(Self.release)
    let locator = OneShotLocator(client: app.client)
    locator.stop()
    try await app.settle()
    locator.start(completion: app.note)
    try app.phone.agree()
    try await app.phone.advance(by: 60)
    #expect(app.told.results == [.success])
    locator.stop()
    try await app.settle()
    #expect(app.told.results == [.success])
    #expect(locator.failure == nil)
  }

  @Test(arguments: LocatorApp.releases)
  func `a locator that is let go of while it searches ends as canceled`(release: Release) async throws {
    let app = LocatorApp(release)
    var locator: OneShotLocator? = OneShotLocator(client: app.client)
    locator?.start(completion: app.note)
    try await app.settle()
    #expect(app.told.results.isEmpty)
    locator = nil
    try await app.settle()
    #expect(app.told.results == [.cancelled])
    try app.phone.agree()
    #expect(try await app.isQuiet())
    #expect(app.told.results == [.cancelled])
  }

  @Test(arguments: LocatorApp.releases)
  func `a process that ends while the prompt is up leaves nobody waiting`(release: Release) async throws {
    let app = LocatorApp(release)
    let locator = OneShotLocator(client: app.client)
    locator.start(completion: app.note)
    app.phone.settle()
    try app.phone.perform(.person(.restartsPhone))
    try await app.phone.advance(by: 120)
    #expect(app.told.results.count == 1)
    #expect(app.client.core.waitingCallers == 0)
  }

  @Test func `what is found is not told anymore once the locator was stopped`() async throws {
    let app = LocatorApp(Self.release, configuration: AppConfiguration())
    let locator = OneShotLocator(client: app.client)
    locator.start(completion: app.note)
    locator.stop()
    try await app.settle()
    #expect(app.told.results == [.cancelled])
    #expect(locator.failure == .cancelled)
  }

  @Test func `a locator can be started again while it calls back`() async throws {
    let app = LocatorApp(Self.release)
    let locator = OneShotLocator(client: app.client)
    let note = app.note
    locator.start { [weak locator] result, location in
      note(result, location)
      locator?.start(completion: note)
    }
    try app.phone.agree()
    try await app.phone.advance(by: 60)
    #expect(app.told.results == [.success, .success])
    #expect(try await app.isQuiet())
  }

  @Test func `several locators share a client, and each has its result`() async throws {
    let app = LocatorApp(Self.release)
    let locators = (0..<20).map { _ in OneShotLocator(client: app.client) }
    for locator in locators { locator.start(completion: app.note) }
    for locator in locators.prefix(5) { locator.stop() }
    app.phone.settle()
    try app.phone.agree()
    try await app.phone.advance(by: 60)
    #expect(app.told.results.count { $0 == .cancelled } == 5)
    #expect(app.told.results.count { $0 == .success } == 15)
    #expect(try await app.isQuiet())
  }

  @Test func `a locator that was started on another thread calls back on the main thread`() async throws {
    let app = LocatorApp(Self.release)
    let locator = OneShotLocator(client: app.client)
    let note = app.note
    let thread = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [host = app.phone.host] in
      host.run { locator.start(completion: note) }
      thread.signal()
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        thread.wait()
        continuation.resume()
      }
    }
    app.phone.settle()
    try app.phone.agree()
    try await app.phone.advance(by: 60)
    #expect(app.told.results == [.success])
  }

  @Test
  func `callers on many threads that start, stop and let go are each told once, and nothing is left`()
    async throws
  {
    let app = LocatorApp(Self.release)
    let client = app.client
    let host = app.phone.host
    let ends = (0..<200).map { _ in Told() }
    await withTaskGroup { group in
      for (index, end) in ends.enumerated() {
        group.addTask {
          host.run {
            let locator = OneShotLocator(client: client)
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
