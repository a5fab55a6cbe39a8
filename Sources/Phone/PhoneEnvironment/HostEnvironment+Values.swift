import LeanFoundation
package import LocationPolicy
package import LocationReceivers
package import LocationSimulation
import LocationTracks
import TextReading

// The settings of the individual variables
extension HostEnvironment {
  /// The parsed settings.
  package struct Settings {
    /// The rules of the phone's release.
    package let policy: AuthorizationPolicy
    /// The app.
    package let bundle: AppBundle
    /// The app's previous authorization.
    package let grant: Grant
    /// The app's previous accuracy, and that of the person's answers.
    package let accuracy: Accuracy
    /// The speed of the device's clock relative to the wall clock; nil if a test alone controls time.
    package let speed: Double?
    /// The buttons that the person taps, in order of preference; empty if no one answers.
    package let person: [Choice]
    /// The place where the phone is or the track that it follows.
    package let change: WorldChange?
    /// The live receiver that provides the phone's position.
    package let receiver: ReceiverAddress?
  }

  /// Reads all values.
  package func settings() throws(HostEnvironmentError) -> Settings {
    let policy = AuthorizationPolicy.policy(for: try releaseValue())
    if let text = values[Self.phones], text != "test" { throw error(Self.phones, "test or not set") }
    let accuracy = try accuracyValue(under: policy)
    let receiver = try receiverValue()
    return Settings(
      policy: policy, bundle: try bundle(under: policy), grant: try grantValue(under: policy),
      accuracy: accuracy, speed: try speedValue(), person: try personValue(), change: try worldValue(),
      receiver: receiver)
  }

  private func releaseValue() throws(HostEnvironmentError) -> Release {
    guard let text = values[Self.release] else { return .newest }
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let released = Release.allCases.map(\.major)
    guard (1...3).contains(numbers.count), let major = numbers[0],
      let minor = numbers.count > 1 ? numbers[1] : 0, released.contains(major),
      let release = Policies.known.release(major: major, minor: minor)
    else {
      throw error(
        Self.release, "an iOS version such as 14 or 13.4; the known ones are \(Self.text(ofMajors: released))"
      )
    }
    return release
  }

  /// Returns the major version numbers as text; consecutive numbers become a range.
  private static func text(ofMajors majors: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for major in majors {
      if let last = ranges.last, major <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...major
      } else {
        ranges.append(major...major)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
      .joined(separator: " and ")
  }

  private func accuracyValue(under policy: AuthorizationPolicy) throws(HostEnvironmentError) -> Accuracy {
    switch values[Self.precise] {
    case nil, "on": return .full
    case "off":
      guard policy.temporaryFullAccuracy.value else {
        throw error(Self.precise, "a value that iOS \(policy.release.name) supports")
      }
      return .reduced
    default: throw error(Self.precise, "on or off")
    }
  }

  private func bundle(under policy: AuthorizationPolicy) throws(HostEnvironmentError) -> AppBundle {
    guard let path = values[Self.infoPlist] else { return AppBundle(name: "App") }
    do {
      return try AppBundle(infoPlist: RegularFile.contents(of: URL(fileURLWithPath: path)), under: policy)
    } catch let error as RegularFile.Unreadable {
      throw self.error(Self.infoPlist, "the path of an Info.plist (this one \(error.reason))")
    } catch {
      throw self.error(Self.infoPlist, "the path of an Info.plist: \(error)")
    }
  }

  private func personValue() throws(HostEnvironmentError) -> [Choice] {
    guard let text = values[Self.person] else { return [] }
    var choices: [Choice] = []
    for name in text.split(separator: ",") {
      guard let choice = Choice(named: String(name.trimmed)) else {
        let known = Choice.allCases.map(\.label).joined(separator: ", ")
        throw error(Self.person, "buttons of prompts (\(known))")
      }
      choices.append(choice)
    }
    return choices
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
      throw error(Self.authorization, "a value that iOS \(policy.release.name) supports")
    }
    return grant
  }

  private func speedValue() throws(HostEnvironmentError) -> Double? {
    guard let text = values[Self.clock] else { return 1 }
    if text == "manual" { return nil }
    guard let speed = Double(text), (0.001...1_000_000).contains(speed) else {
      throw error(Self.clock, "manual, or a number from 0.001 to 1000000 (how many times as fast)")
    }
    return speed
  }

  private func receiverValue() throws(HostEnvironmentError) -> ReceiverAddress? {
    guard let text = values[Self.receiver] else { return nil }
    guard let address = ReceiverAddress(text) else { throw error(Self.receiver, ReceiverAddress.syntax) }
    for other in [Self.track, Self.location, Self.clock] {
      guard let value = values[other] else { continue }
      throw HostEnvironmentError(
        variable: other, value: value, expected: "left out, because there is also a receiver:",
        other: Self.receiver)
    }
    return address
  }

  private func worldValue() throws(HostEnvironmentError) -> WorldChange? {
    if let path = values[Self.track] {
      if let value = values[Self.location] {
        throw HostEnvironmentError(
          variable: Self.location, value: value, expected: "left out, because there is also a track:",
          other: Self.track)
      }
      do {
        return .follows(Playback(try TrackFile(contentsOf: URL(fileURLWithPath: path)).track))
      } catch {
        throw self.error(Self.track, "the path of a track (\(error))")
      }
    }
    guard let text = values[Self.location] else { return nil }
    let numbers = text.split(separator: ",").compactMap { Double($0.trimmed) }
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

extension Choice {
  /// Finds a choice by its button's label or its name, ignoring case.
  init?(named name: String) {
    guard
      let choice = Choice.allCases.first(where: {
        "\($0)".lowercased() == name.lowercased() || $0.isLabeled(name)
      })
    else { return nil }
    self = choice
  }
}

extension Grant {
  /// Finds a grant by its name in the environment.
  init?(named name: String) {
    let names: [String: Grant] = [
      "not-determined": .notDetermined, "once": .temporary, "when-in-use": .whenInUse,
      "provisional-always": .provisionalAlways, "always": .always, "denied": .denied,
    ]
    guard let grant = names[name.lowercased()] else { return nil }
    self = grant
  }
}
