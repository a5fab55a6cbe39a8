import LeanFoundation
import LocationPolicy
import LocationSimulation
import LocationTerms
import PhoneEnvironment
import TextReading

/// The simulated iPhones for tests, passed to the tested processes as environment variables.
package struct DeviceOptions {
  /// The releases as typed, such as "14", "14,15,17" or "all"; nil to use the environment.
  let releases: String?
  let infoPlist: String?
  let person: String?
  let precise: String?
  let track: String?
  let location: String?
  let receiver: String?
  let authorization: String?
  let trace: String?
  let clock: String?
  /// Whether each test gets its own phone.
  let hasPhoneForEachTest: Bool

  /// Creates options; nil leaves a value to the environment.
  package init(
    releases: String? = nil, infoPlist: String? = nil, person: String? = nil, precise: String? = nil,
    track: String? = nil, location: String? = nil, receiver: String? = nil, authorization: String? = nil,
    trace: String? = nil,
    clock: String? = nil, hasPhoneForEachTest: Bool = false
  ) {
    self.releases = releases
    self.infoPlist = infoPlist
    self.person = person
    self.precise = precise
    self.track = track
    self.location = location
    self.receiver = receiver
    self.authorization = authorization
    self.trace = trace
    self.clock = clock
    self.hasPhoneForEachTest = hasPhoneForEachTest
  }

  /// Returns the environment variables for a version; options that weren't given are left to the
  /// environment.
  func variables(for version: String?) -> [String: String] {
    let values = [
      HostEnvironment.release: version, HostEnvironment.infoPlist: infoPlist.map(Self.absolute),
      HostEnvironment.person: person, HostEnvironment.precise: precise,
      HostEnvironment.track: track.map(Self.absolute), HostEnvironment.location: location,
      HostEnvironment.receiver: receiver, HostEnvironment.authorization: authorization,
      HostEnvironment.clock: clock,
      HostEnvironment.phones: hasPhoneForEachTest ? "test" : nil,
    ]
    return values.compactMapValues { $0 }
  }

  /// Returns the requested versions; nil stands for the version in the environment.
  ///
  /// Throws an error for the first invalid value, before anything is built.
  package func checkedVersions(in environment: [String: String]) throws(SDKError) -> [String?] {
    let versions: [String?] =
      try releases.map { (text) throws(SDKError) in try self.versions(in: text) } ?? [nil]
    for version in versions { try check(variables(for: version), in: environment) }
    if let trace {
      let folder = URL(filePath: Self.absolute(trace)).deletingLastPathComponent().path(percentEncoded: false)
      guard FileManager.default.isWritableFile(atPath: folder) else {
        throw .phone("--trace is “\(trace)”; it must be a file in a folder that can be written to")
      }
    }
    return versions
  }

  private func versions(in text: String) throws(SDKError) -> [String] {
    var versions: [String] = []
    for item in text.split(separator: ",") {
      for version in try Self.versions(named: String(item.trimmed)) {
        if !versions.contains(version) { versions.append(version) }
      }
    }
    guard !versions.isEmpty else { throw .phone("--ios names no version") }
    return versions
  }

  private static func versions(named text: String) throws(SDKError) -> [String] {
    if text == "all" { return Release.allCases.map(\.firstVersionText) }
    guard text.contains("-") || text.hasSuffix("+"), let range = Policies.known.range(named: text) else {
      try check(version: text)
      return [text]
    }
    for end in text.split(whereSeparator: { $0 == "-" || $0 == "+" }) { try check(version: String(end)) }
    return Release.allCases.filter(range.contains).map(\.firstVersionText)
  }

  private static func check(version: String) throws(SDKError) {
    try DeviceOptions(releases: version).check([HostEnvironment.release: version], in: [:])
  }

  /// Validates the variables as the tested process will.
  private func check(_ variables: [String: String], in environment: [String: String]) throws(SDKError) {
    do throws(HostEnvironmentError) {
      try HostEnvironment(environment.merging(variables) { $1 }).check()
    } catch {
      throw .phone(error.text { variables[$0] == nil ? $0 : Self.options[$0] ?? $0 })
    }
  }

  /// The command-line options for the variables.
  private static let options = [
    HostEnvironment.release: "--ios", HostEnvironment.infoPlist: "--info-plist",
    HostEnvironment.person: "--person",
    HostEnvironment.precise: "--precise", HostEnvironment.track: "--track",
    HostEnvironment.location: "--location", HostEnvironment.receiver: "--receiver",
    HostEnvironment.authorization: "--authorization", HostEnvironment.clock: "--clock",
  ]

  /// Returns an absolute path, because the tested process may run in another folder.
  static func absolute(_ path: String) -> String {
    URL(filePath: path).absoluteURL.standardizedFileURL.path(percentEncoded: false)
  }
}

extension Release {
  /// The first version, such as "13.0" for 13.0 to 13.3.
  fileprivate var firstVersionText: String { String(name.prefix { $0 != "-" }) }
}
