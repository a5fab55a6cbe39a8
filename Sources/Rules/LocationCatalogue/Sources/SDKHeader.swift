/// A header of Core Location as one SDK ships it.
///
/// Apple publishes no headers by themselves. Copies of several SDKs can be read; of the others only the name is given.
package enum SDKHeader: CaseIterable, Sendable {
  case manager7, manager10, manager12, error12, manager13, manager15, location15, backgroundSession17,
    serviceSession18,
    backgroundSession18

  /// The header as a source: its name, the SDK, and where a copy stands.
  package var source: Source {
    switch self {
    case .manager7: Self.macOS("10.10", at: "8030a2906e085892ffa0c440ef79b6883d70242c", "iOS 7")
    case .manager10: Self.macOS("10.12", at: "c2c56fa0632ecd70a9acf5cf9597f7a2099c9bf4", "iOS 10")
    case .manager12: Self.iOS12("CLLocationManager.h")
    case .error12: Self.iOS12("CLError.h")
    case .manager13: Self.macOS("10.15", at: "0c17980f5d66b191c9ccb784902d5637661defa6", "iOS 13")
    case .manager15: Source("CLLocationManager.h of the iOS 15 SDK")
    case .location15: Source("CLLocation.h of the iOS 15 SDK")
    case .backgroundSession17:
      Source("CLBackgroundActivitySession.h of the iOS 17.4 SDK", "https://github.com/xybp888/iOS-SDKs")
    case .serviceSession18: Source("CLServiceSession.h of the iOS 18 SDK")
    case .backgroundSession18: Source("CLBackgroundActivitySession.h of the iOS 18 SDK")
    }
  }

  /// A manager's header is the same for iOS and macOS.
  private static func macOS(_ version: String, at commit: String, _ release: String) -> Source {
    Source(
      "CLLocationManager.h of the macOS \(version) SDK, which is that of \(release)",
      """
      https://github.com/phracker/MacOSX-SDKs/blob/\(commit)/MacOSX\(version).sdk/System/Library/Frameworks/\
      CoreLocation.framework/Versions/A/Headers/CLLocationManager.h
      """)
  }

  private static func iOS12(_ name: String) -> Source {
    Source("\(name) of the iOS 12 SDK", "https://github.com/Jesperflodin1/iOS-12-Headers")
  }
}
