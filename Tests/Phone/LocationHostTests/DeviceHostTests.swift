import Foundation
import LocationPolicy
import Synchronization
import Testing

@testable import LocationHost
@testable import LocationSimulation

@MainActor @Suite struct DeviceHostTests {
  @Test func `messages wait for the main queue, and arrive in order when time passes there`() {
    let host = DeviceHost(release: .iOS18)
    let log = Log()
    let mailbox = Mailbox(target: host.mainTarget) { log.add("\($0.content)") }
    guard let manager = host.call(.createManager, mailbox: mailbox) else {
      Issue.record("no manager")
      return
    }
    host.call(.manager(manager, .setDelegate(.all)))
    #expect(log.lines.isEmpty)
    host.advance(by: 0)
    #expect(
      log.lines == [
        "authorization(LocationPolicy.AuthorizationCallback.locationManagerDidChangeAuthorization, LocationPolicy.AuthorizationStatus.notDetermined)"
      ])
  }

  @Test func `a mailbox takes any number of messages, on a stack that does not grow`() {
    let host = DeviceHost(release: .newest)
    let count = Log()
    let mailbox = Mailbox(target: .anywhere()) { message in
      if message.client != nil { count.add("for an object") }
    }
    let message = Message(app: host.app, generation: 1, client: nil, content: .paused)
    for _ in 0..<100_000 { mailbox.receive(message) }
    #expect(count.lines == [])
  }

  @Test func `a person of preferences answers some time after the prompt came up`() {
    let host = DeviceHost(release: .iOS18, person: .preferring(.allowOnce))
    guard let manager = host.call(.createManager) else { return }
    host.call(.manager(manager, .requestWhenInUseAuthorization))
    #expect(host.device.visiblePrompt != nil)
    host.advance(by: 0.05)
    #expect(host.device.visiblePrompt != nil)
    host.advance(by: 0.05)
    #expect(host.device[host.app].authorization.grant == .temporary)
  }
}

/// Lines that can be added from any thread.
final class Log: Sendable {
  private let store = Mutex<[String]>([])
  var lines: [String] { store.withLock { $0 } }
  func add(_ line: String) { store.withLock { $0.append(line) } }
}
