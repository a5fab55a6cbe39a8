import Foundation
import LocationHost
import LocationPolicy
import LocationSimulation
import TestSupport
import Testing

@Suite struct HostEnvironmentTests {
  @Test func `the variables describe the device`() throws {
    let environment = HostEnvironment([
      HostEnvironment.release: "13.5", HostEnvironment.authorization: "provisional-always",
      HostEnvironment.location: "52.52, 13.405", HostEnvironment.clock: "manual",
    ])
    let host = try environment.makeHost { _ in }
    #expect(host.device.policy.release == .iOS13_4)
    #expect(host.device[host.app].authorization.grant == .provisionalAlways)
    #expect(host.device[host.app].phase == .foreground)
    #expect(host.device.world.whereabouts != nil)
    #expect(host.clock == .manual)
  }

  @Test
  func `without variables it is the newest release, an app that declares everything, and the wall clock`()
    throws
  {
    let host = try HostEnvironment([:]).makeHost { _ in }
    #expect(host.device.policy.release == .newest)
    #expect(host.device[host.app].bundle.configuration == .complete)
    #expect(host.device[host.app].authorization.grant == .notDetermined)
    #expect(host.clock == .live(speed: 1))
  }

  @Test func `the person takes the first of the buttons named, by label or by name`() throws {
    let environment = HostEnvironment([
      HostEnvironment.person: "changeToAlwaysAllow, Allow Once", HostEnvironment.clock: "manual",
    ])
    let host = try environment.makeHost { _ in }
    guard let manager = host.call(.createManager) else { return }
    host.call(.manager(manager, .requestWhenInUseAuthorization))
    host.advance(by: 1)
    #expect(host.device[host.app].authorization.grant == .temporary)
  }

  @Test(arguments: [
    (
      HostEnvironment.release, "6.1",
      "an iOS version such as 14 or 13.4; the known ones are 7 to 18 and 26"
    ),
    (
      HostEnvironment.release, "new",
      "an iOS version such as 14 or 13.4; the known ones are 7 to 18 and 26"
    ),
    (
      HostEnvironment.release, "19",
      "an iOS version such as 14 or 13.4; the known ones are 7 to 18 and 26"
    ),
    (
      HostEnvironment.release, "99",
      "an iOS version such as 14 or 13.4; the known ones are 7 to 18 and 26"
    ),
    (HostEnvironment.precise, "maybe", "on or off"), (HostEnvironment.phones, "many", "test or not set"),
    (HostEnvironment.infoPlist, "/", "the path of an Info.plist (this one is not a file)"),
    (
      HostEnvironment.authorization, "yes",
      "not-determined, once, when-in-use, provisional-always, always or denied"
    ),
    (HostEnvironment.location, "north", "latitude,longitude in degrees, such as 52.52,13.405"),
    (HostEnvironment.receiver, "gps", "gpsd, gpsd:HOST, gpsd:HOST:PORT, geoclue or nmea:/dev/NAME"),
    (HostEnvironment.clock, "0", "manual, or a number from 0.001 to 1000000 (how many times as fast)"),
  ])
  func `a value that can't be understood is an error that says what it has to be`(
    variable: String, value: String, expected: String
  ) {
    do throws(HostEnvironmentError) {
      _ = try HostEnvironment([variable: value]).makeHost { _ in }
      Issue.record("no error")
    } catch {
      #expect(error.description == "\(variable) is “\(value)”; it must be \(expected)")
    }
  }

  @Test
  func `a prompt that the person leaves where it is gets a line that says how to have it answered`() throws {
    let lines = Gathered<String>()
    let environment = HostEnvironment([
      HostEnvironment.release: "14", HostEnvironment.person: "Always Allow", HostEnvironment.clock: "manual",
    ])
    let host = try environment.makeHost(hint: { lines.add($0) }, console: { _ in })
    let manager = try #require(host.call(.createManager))
    host.call(.manager(manager, .requestWhenInUseAuthorization))
    host.advance(by: 1)
    try host.perform(.person(.locksPhone))
    try host.perform(.person(.unlocksPhone))
    #expect(
      lines.values == [
        "Sextant: no one answers the visible prompt, [Allow Once] [Allow While Using App] [Don’t Allow]; "
          + "SEXTANT_PERSON says which buttons the person taps"
      ])
  }

  @Test func `a receiver that isn't there is told of, and the trace is kept only where it is wanted`() throws
  {
    let lines = Gathered<String>()
    let host = try HostEnvironment([HostEnvironment.receiver: "nmea:/dev/none"])
      .makeHost(hint: { lines.add($0) }, console: { _ in })
    #expect(!host.isRecording)
    let traced = try HostEnvironment([
      HostEnvironment.receiver: "nmea:/dev/none", HostEnvironment.trace: "/dev/null",
    ]).makeHost { _ in }
    #expect(traced.isRecording)
    try lines.wait { !$0.isEmpty }
    #expect(lines.values == ["Sextant: /dev/none can't be opened: No such file or directory"])
  }

  @Test(arguments: [
    (HostEnvironment.location, "1,2"), (HostEnvironment.track, "ride.gpx"), (HostEnvironment.clock, "2"),
  ])
  func `with a receiver there is no other place, and no other clock`(variable: String, value: String) {
    let environment = HostEnvironment([HostEnvironment.receiver: "gpsd", variable: value])
    do throws(HostEnvironmentError) {
      try environment.check()
      Issue.record("no error")
    } catch {
      #expect(
        error.description
          == "\(variable) is “\(value)”; it must be left out, because there is also a receiver: SEXTANT_RECEIVER"
      )
    }
  }

  @Test func `what the release does not have can't have been granted`() {
    let environment = HostEnvironment([
      HostEnvironment.release: "12", HostEnvironment.authorization: "once",
    ])
    #expect(throws: HostEnvironmentError.self) { try environment.makeHost { _ in } }
  }
}
