import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import Testing

@testable import Sextant

/// When a locator calls back, and for which start.
@MainActor
@Suite struct OneShotCallTests {
  nonisolated static let release = Release.iOS26

  @Test func `nothing is called back before the start has returned, though the end is known`() throws {
    let phone = try LocatorPhone(Self.release, configuration: AppConfiguration())
    let locator = OneShotLocator(client: phone.phone.client)
    locator.start(completion: phone.note)
    #expect(locator.failure != nil)
    #expect(phone.told.results.isEmpty)
    phone.settle()
    #expect(phone.told.results == [.permissionDenied])
  }

  @Test func `a second start ends the first as cancelled, and has a result of its own`() throws {
    let phone = try LocatorPhone(Self.release)
    let locator = OneShotLocator(client: phone.phone.client)
    let second = Told()
    locator.start(completion: phone.note)
    locator.start { result, location in second.note(result, location) }
    phone.settle()
    #expect(phone.told.results == [.cancelled])
    #expect(second.results.isEmpty)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 60)
    #expect(phone.told.results == [.cancelled])
    #expect(second.results == [.success])
    #expect(phone.isQuiet())
  }

  @Test func `stopping before any start does nothing, and a start after it works`() throws {
    let phone = try LocatorPhone(Self.release)
    let locator = OneShotLocator(client: phone.phone.client)
    locator.stop()
    phone.settle()
    locator.start(completion: phone.note)
    try phone.answer(allowing: true)
    phone.phone.advance(by: 60)
    #expect(phone.told.results == [.success])
    locator.stop()
    phone.settle()
    #expect(phone.told.results == [.success])
    #expect(locator.failure == nil)
  }

  @Test(arguments: LocatorPhone.releases)
  func `a locator that is let go of while it searches ends as cancelled`(release: Release) throws {
    let phone = try LocatorPhone(release)
    var locator: OneShotLocator? = OneShotLocator(client: phone.phone.client)
    locator?.start(completion: phone.note)
    phone.settle()
    #expect(phone.told.results.isEmpty)
    locator = nil
    phone.settle()
    #expect(phone.told.results == [.cancelled])
    try phone.answer(allowing: true)
    #expect(phone.isQuiet())
    #expect(phone.told.results == [.cancelled])
  }

  @Test(arguments: LocatorPhone.releases)
  func `a process that ends while the prompt is up leaves nobody waiting`(release: Release) throws {
    let phone = try LocatorPhone(release)
    let locator = OneShotLocator(client: phone.phone.client)
    locator.start(completion: phone.note)
    phone.phone.settle()
    try phone.phone.person(.restartsPhone)
    phone.phone.advance(by: 120)
    #expect(phone.told.results.count == 1)
    #expect(phone.phone.client.core.waitingCallers == 0)
  }

  @Test func `what is found is not told any more once the locator was stopped`() throws {
    let phone = try LocatorPhone(Self.release, configuration: AppConfiguration())
    let locator = OneShotLocator(client: phone.phone.client)
    locator.start(completion: phone.note)
    locator.stop()
    phone.settle()
    #expect(phone.told.results == [.cancelled])
    #expect(locator.failure == .cancelled)
  }

  @Test func `a locator can be started again while it calls back`() throws {
    let phone = try LocatorPhone(Self.release)
    let locator = OneShotLocator(client: phone.phone.client)
    let note = phone.note
    locator.start { [weak locator] result, location in
      note(result, location)
      locator?.start(completion: note)
    }
    try phone.answer(allowing: true)
    phone.phone.advance(by: 60)
    #expect(phone.told.results == [.success, .success])
    #expect(phone.isQuiet())
  }

  @Test func `several locators share a client, and each has its result`() throws {
    let phone = try LocatorPhone(Self.release)
    let locators = (0..<20).map { _ in OneShotLocator(client: phone.phone.client) }
    for locator in locators { locator.start(completion: phone.note) }
    for locator in locators.prefix(5) { locator.stop() }
    phone.phone.settle()
    try phone.answer(allowing: true)
    phone.phone.advance(by: 60)
    #expect(phone.told.results.count { $0 == .cancelled } == 5)
    #expect(phone.told.results.count { $0 == .success } == 15)
    #expect(phone.isQuiet())
  }

  @Test func `a locator that was started on another thread calls back on the main thread`() async throws {
    let phone = try LocatorPhone(Self.release)
    let locator = OneShotLocator(client: phone.phone.client)
    let note = phone.note
    let thread = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [host = phone.phone.host] in
      host.run { locator.start(completion: note) }
      thread.signal()
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        thread.wait()
        continuation.resume()
      }
    }
    phone.phone.settle()
    try phone.answer(allowing: true)
    phone.phone.advance(by: 60)
    #expect(phone.told.results == [.success])
  }

  @Test
  func `callers on many threads that start, stop and let go are each told once, and nothing is left`()
    async throws
  {
    let phone = try LocatorPhone(Self.release)
    let client = phone.phone.client
    let host = phone.phone.host
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
    phone.phone.settle()
    phone.phone.advance(by: 1)
    #expect(ends.map(\.results) == ends.map { _ in [.cancelled] })
    try phone.answer(allowing: true)
    #expect(phone.isQuiet())
  }
}
