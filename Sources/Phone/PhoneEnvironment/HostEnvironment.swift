/// The environment variables that describe the device for code that sets none, such as a package's unmodified tests.
///
/// A value that can't be understood is an error: a test on another device than the requested one would prove nothing.
public struct HostEnvironment: Sendable {
  /// The iOS version, such as "14" or "13.4"; by default the newest known release.
  public static let release = "SEXTANT_IOS"
  /// The path of the app's Info.plist; by default the app declares everything that is needed.
  public static let infoPlist = "SEXTANT_INFO_PLIST"
  /// The buttons that the person taps, in order of preference, separated by commas; by default, no one answers.
  ///
  /// By label or by name: "Allow Once", "allowOnce", "Allow While Using App, Change to Always Allow".
  public static let person = "SEXTANT_PERSON"
  /// The path of a track that the phone follows: GPX, NMEA, CSV or GeoJSON.
  public static let track = "SEXTANT_TRACK"
  /// The place where the phone stays: latitude and longitude in degrees, separated by a comma.
  public static let location = "SEXTANT_LOCATION"
  /// A live receiver of the phone's position: gpsd, gpsd:HOST, gpsd:HOST:PORT, geoclue or nmea:/dev/NAME.
  ///
  /// It needs the wall clock. The events on the phone are then recorded only if ``trace`` is set.
  public static let receiver = "SEXTANT_RECEIVER"
  /// The app's previous authorization: not-determined, once, when-in-use, provisional-always, always or denied.
  public static let authorization = "SEXTANT_AUTHORIZATION"
  /// "off" for a person who turns off Precise in prompts, and for an app that was previously granted reduced
  /// accuracy.
  public static let precise = "SEXTANT_PRECISE"
  /// The path of a file for everything that happened, written when the process exits; JSON if it ends in .json.
  ///
  /// "%p" in it becomes a different number for each phone, if several processes run or each test has its own phone.
  public static let trace = "SEXTANT_TRACE"
  /// "manual", or the speed of the device's clock relative to the wall clock; by default 1.
  public static let clock = "SEXTANT_CLOCK"
  /// "test" for a new phone for each test; otherwise, all tests of a process share one.
  public static let phones = "SEXTANT_PHONES"
  /// The path of a folder for ``TestProcessReport``s; `sextant test` sets it.
  public static let reports = "SEXTANT_REPORTS"

  /// The values of the variables.
  package let values: [String: String]

  /// Creates the settings from the variables of a process; empty ones count as not set.
  public init(_ values: [String: String]) { self.values = values.filter { !$0.value.isEmpty } }

  /// The path of the file for the trace; nil if none is wanted.
  public var tracePath: String? { values[Self.trace] }

  /// Reads all values, including files, without creating anything.
  ///
  /// Throws a ``HostEnvironmentError`` for the first variable whose value can't be understood.
  public func check() throws(HostEnvironmentError) { _ = try settings() }

  /// Whether each test gets its own phone.
  package var hasPhoneForEachTest: Bool { values[Self.phones] == "test" }
}

/// An environment variable whose value can't be understood.
public struct HostEnvironmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The variable.
  public let variable: String
  /// The value of the variable.
  public let value: String
  /// The form that the value should have.
  public let expected: String
  /// Another variable that it conflicts with.
  public var other: String?

  /// A description of the problem and how to fix it.
  public var description: String { text { $0 } }

  /// Returns a description of the problem and how to fix it, with other names for the variables.
  public func text(naming name: (String) -> String) -> String {
    "\(name(variable)) is “\(value)”; it must be \(expected)" + (other.map { " \(name($0))" } ?? "")
  }
}
