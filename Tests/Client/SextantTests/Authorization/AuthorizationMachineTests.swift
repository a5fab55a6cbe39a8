import LocationPolicy
import Testing

@testable import Sextant

@Suite struct AuthorizationMachineTests {
  private static let undetermined = AuthorizationReading(
    status: .notDetermined, accuracy: .full, servicesOn: true)
  private static let whenInUse = AuthorizationReading(status: .authorizedWhenInUse, accuracy: .full)
  private static let caller = RequestID(number: 1)

  /// Returns a machine for a complete app on iOS 18 that has read the authorization.
  private func machine(
    _ reading: AuthorizationReading = undetermined, isActive: Bool = true
  ) -> AuthorizationMachine {
    let setting = AuthorizationSetting(
      policy: .policy(for: .iOS18), app: .complete, purposeKeys: ["Navigation"])
    var machine = AuthorizationMachine(
      setting: setting, remembered: [], isInForeground: true, isActive: isActive)
    _ = machine.read(reading)
    return machine
  }

  @Test func `where the rules are sure of a prompt, a slow phone has a minute to show it`() {
    var machine = machine()
    #expect(
      machine.request(.whenInUse, id: Self.caller) == [.call(.whenInUse), .startTimer(1, seconds: 60)])
    #expect(machine.scene(.resignedActive) == [.stopTimer(1)])
    #expect(
      machine.read(Self.whenInUse) == [.believed, .finish(Self.caller, .granted(.whenInUse))])
  }

  @Test func `where a prompt is sure and never comes, the request ends all the same`() {
    var machine = machine()
    _ = machine.request(.whenInUse, id: Self.caller)
    #expect(machine.timer(1) == [.read])
    #expect(
      machine.read(Self.undetermined) == [.believed, .finish(Self.caller, .notShown(.unknown))])
    #expect(!machine.isAsking)
  }

  @Test func `a request of a past that is not known has two seconds to bring up a prompt`() {
    var machine = machine(Self.whenInUse)
    #expect(
      machine.request(.always, id: Self.caller) == [.call(.always), .startTimer(1, seconds: 1.25), .read])
    #expect(machine.timer(1) == [.startTimer(2, seconds: 0.75)])
    #expect(machine.timer(1) == [])
    #expect(machine.timer(2) == [.read])
    #expect(
      machine.read(Self.whenInUse) == [.believed, .finish(Self.caller, .notShown(.escalationSpent))])
  }

  @Test(arguments: [false, true])
  func `what covers the app at once is the prompt, and what covers it later may be anything`(
    isLate: Bool
  ) throws {
    var machine = machine(Self.whenInUse)
    _ = machine.request(.always, id: Self.caller)
    if isLate { _ = machine.timer(1) }
    _ = machine.scene(.resignedActive)
    _ = machine.scene(.becameActive)
    #expect(machine.timer(isLate ? 3 : 2) == [.read])
    #expect(
      machine.read(Self.whenInUse) == [
        .believed, .finish(Self.caller, isLate ? .notShown(.escalationSpent) : .kept),
      ])
    let belief = try #require(machine.knowledge).belief
    // The one request for Always is used up, or was never possible, whether or not the prompt appeared.
    let hasChance = belief.candidates.contains {
      $0.grant != .temporary && !$0.memory.contains(.alwaysRequestSpent)
    }
    #expect(!hasChance)
  }

  @Test func `while something covers the app, nothing is asked`() {
    var machine = machine(isActive: false)
    #expect(machine.request(.whenInUse, id: Self.caller) == [.startTimer(1, seconds: 60)])
    #expect(
      machine.scene(.becameActive) == [
        .read, .call(.whenInUse), .startTimer(2, seconds: 60), .stopTimer(1),
      ])
  }

  @Test func `a request that waits for the app to be active ends when the app is left`() {
    var machine = machine(isActive: false)
    _ = machine.request(.whenInUse, id: Self.caller)
    #expect(
      machine.scene(.enteredBackground) == [
        .finish(Self.caller, .notShown(.notInForeground)), .stopTimer(1),
      ])
  }

  @Test func `an app that never becomes active is asked for after a minute`() {
    var machine = machine(isActive: false)
    _ = machine.request(.whenInUse, id: Self.caller)
    #expect(machine.timer(1).first == .call(.whenInUse))
  }

  @Test func `the process's end ends all requests, and nothing is taken in after it`() {
    var machine = machine()
    _ = machine.request(.whenInUse, id: Self.caller)
    _ = machine.request(.fullAccuracy(purposeKey: "Navigation"), id: RequestID(number: 2))
    #expect(
      machine.scene(.ended) == [
        .stopTimer(1), .finish(Self.caller, .cancelled), .finish(RequestID(number: 2), .cancelled), .end,
      ])
    #expect(machine.read(Self.whenInUse) == [])
    #expect(
      machine.request(.whenInUse, id: RequestID(number: 3)) == [.finish(RequestID(number: 3), .cancelled)])
  }

  @Test func `a status that another part of the app brought about may be for once, or for good`() throws {
    var machine = machine()
    _ = machine.read(Self.whenInUse)
    let belief = try #require(machine.knowledge).belief
    #expect(Set(belief.candidates.map(\.grant)) == [.temporary, .whenInUse])
  }

  @Test func `a status that changed while the app was away was chosen in Settings`() throws {
    var machine = machine()
    _ = machine.scene(.resignedActive)
    _ = machine.scene(.enteredBackground)
    _ = machine.read(Self.whenInUse)
    let belief = try #require(machine.knowledge).belief
    #expect(Set(belief.candidates.map(\.grant)) == [.whenInUse])
  }
}
