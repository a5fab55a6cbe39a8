import Foundation
import LocationPolicy
public import LocationSimulation
import LocationTracks

/// The environment variables that describe the device of code that sets none, such as a package's unmodified tests.
///
/// A value that can't be understood is an error: a test on another device than the one that was asked for would
/// tell nothing.
public struct HostEnvironment: Sendable {
  /// The iOS version, such as "14" or "13.4"; without it the newest release that is known.
  public static let release = "SEXTANT_IOS"
  /// The path of the app's Info.plist; without it the app declares all that is needed.
  public static let infoPlist = "SEXTANT_INFO_PLIST"
  /// The buttons that the person taps, in order of preference, with commas between; without it nobody answers.
  ///
  /// By label or by name: "Allow Once", "allowOnce", "Allow While Using App, Change to Always Allow".
  public static let person = "SEXTANT_PERSON"
  /// The path of a track that the phone follows: GPX, NMEA, CSV or GeoJSON.
  public static let track = "SEXTANT_TRACK"
  /// Where the phone stays: latitude and longitude in degrees with a comma between.
  public static let location = "SEXTANT_LOCATION"
  /// What the app was granted before: not-determined, once, when-in-use, provisional-always, always or denied.
  public static let authorization = "SEXTANT_AUTHORIZATION"
  /// The path of a file that gets all that happened, written when the process exits; JSON if it ends in .json.
  public static let trace = "SEXTANT_TRACE"
  /// "manual", or how many times as fast as the wall clock the device's clock runs; without it 1.
  public static let clock = "SEXTANT_CLOCK"

  let values: [String: String]

  /// Takes the variables of a process; empty ones count as not set.
  public init(_ values: [String: String]) { self.values = values.filter { !$0.value.isEmpty } }

  /// The path of the file for the trace; nil when none is wanted.
  public var tracePath: String? { values[Self.trace] }

  /// Makes the device and its host, with the app in the foreground.
  ///
  /// Throws a ``HostEnvironmentError`` for the first variable whose value can't be understood.
  ///
  /// - Parameters:
  ///   - hint: Takes a line about each prompt that the person leaves where it is.
  ///   - console: Takes what iOS writes to the console.
  public func makeHost(
    hint: @escaping @Sendable (String) -> Void = { _ in },
    console: @escaping @Sendable (ConsoleMessage) -> Void
  ) throws(HostEnvironmentError) -> DeviceHost {
    let policy = AuthorizationPolicy.policy(for: try releaseValue())
    var device = SimulatedDevice(policy: policy, startDate: Date())
    let app = device.install(try bundle(under: policy))
    try device.grant(grantValue(under: policy), to: app)
    device.openFirst(app)
    let host = DeviceHost(
      device: device, app: app, clock: try clockValue(), person: try personValue().telling(hint),
      console: console)
    if let change = try worldValue() { host.expect(.world(change)) }
    return host
  }

  // The values

  private func releaseValue() throws(HostEnvironmentError) -> Release {
    guard let text = values[Self.release] else { return .newest }
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(numbers.count), let major = numbers[0],
      let minor = numbers.count > 1 ? numbers[1] : 0,
      let release = Policies.known.release(major: major, minor: minor)
    else { throw error(Self.release, "an iOS version from 7 on, such as 14 or 13.4") }
    return release
  }

  private func bundle(under policy: AuthorizationPolicy) throws(HostEnvironmentError) -> AppBundle {
    guard let path = values[Self.infoPlist] else { return AppBundle(name: "App") }
    do {
      return try AppBundle(infoPlist: RegularFile.contents(of: URL(fileURLWithPath: path)), under: policy)
    } catch let error as RegularFile.Unreadable {
      throw self.error(Self.infoPlist, "the path of an Info.plist, and what stands there \(error.reason)")
    } catch {
      throw self.error(Self.infoPlist, "the path of an Info.plist: \(error)")
    }
  }

  private func personValue() throws(HostEnvironmentError) -> PersonPolicy {
    guard let text = values[Self.person] else { return .absent }
    var choices: [Choice] = []
    for name in text.split(separator: ",") {
      guard let choice = Choice(named: name.trimmingCharacters(in: .whitespaces)) else {
        let known = Choice.allCases.map { $0.label ?? "\($0)" }.joined(separator: ", ")
        throw error(Self.person, "buttons of prompts (\(known))")
      }
      choices.append(choice)
    }
    return .preferring(choices)
  }

  private func grantValue(under policy: AuthorizationPolicy) throws(HostEnvironmentError) -> Grant {
    guard let text = values[Self.authorization] else { return .notDetermined }
    guard let grant = Grant(named: text) else {
      throw error(
        Self.authorization, "not-determined, once, when-in-use, provisional-always, always or denied")
    }
    let isKnown =
      switch grant {
      case .notDetermined, .whenInUse, .always, .denied: true
      case .temporary: policy.whenInUsePrompt.value.choices.contains(.allowOnce)
      case .provisionalAlways: policy.provisionalPrompt.value != nil
      }
    guard isKnown else {
      throw error(Self.authorization, "something that iOS \(policy.release.name) has")
    }
    return grant
  }

  private func clockValue() throws(HostEnvironmentError) -> HostClock {
    guard let text = values[Self.clock] else { return .live() }
    if text == "manual" { return .manual }
    guard let speed = Double(text), (0.001...1_000_000).contains(speed) else {
      throw error(Self.clock, "manual, or a number from 0.001 to 1000000 (how many times as fast)")
    }
    return .live(speed: speed)
  }

  private func worldValue() throws(HostEnvironmentError) -> WorldChange? {
    if let path = values[Self.track] {
      if values[Self.location] != nil { throw error(Self.location, "unset, as \(Self.track) is set") }
      do {
        return .follows(Playback(try TrackFile(contentsOf: URL(fileURLWithPath: path)).track))
      } catch {
        throw self.error(Self.track, "the path of a track (\(error))")
      }
    }
    guard let text = values[Self.location] else { return nil }
    let numbers = text.split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else {
      throw error(Self.location, "latitude,longitude in degrees, such as 52.52,13.405")
    }
    return .stays(
      at: TrackSample(Coordinate(latitude: numbers[0], longitude: numbers[1])))
  }

  private func error(_ variable: String, _ expected: String) -> HostEnvironmentError {
    HostEnvironmentError(variable: variable, value: values[variable] ?? "", expected: expected)
  }
}

/// A variable of the environment whose value can't be understood.
public struct HostEnvironmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The variable.
  public let variable: String
  /// What it is set to.
  public let value: String
  /// What it should be set to.
  public let expected: String

  /// What is wrong, and what to do.
  public var description: String { "\(variable) is “\(value)”; it has to be \(expected)" }
}

extension Choice {
  /// Finds the choice of a button's label or of a name, whatever the case of its letters.
  init?(named name: String) {
    let name = name.lowercased().replacingOccurrences(of: "’", with: "'")
    guard
      let choice = Choice.allCases.first(where: {
        "\($0)".lowercased() == name || $0.label?.lowercased() == name
      })
    else { return nil }
    self = choice
  }
}

extension Grant {
  /// Finds a grant by the name that the environment gives it.
  init?(named name: String) {
    let names: [String: Grant] = [
      "not-determined": .notDetermined, "once": .temporary, "when-in-use": .whenInUse,
      "provisional-always": .provisionalAlways, "always": .always, "denied": .denied,
    ]
    guard let grant = names[name.lowercased()] else { return nil }
    self = grant
  }
}
