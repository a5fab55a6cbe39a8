/// A header of Core Location or of a related framework, in the version of one SDK.
///
/// Apple doesn't publish headers separately; there are public copies of many SDKs.
package enum SDKHeader: CaseIterable, Sendable {
  case manager7, manager10, manager12, manager12Point4, error12, manager13, manager13Point7, manager15,
    delegate15, location15, backgroundSession17, monitor17, updater17, serviceSession18, backgroundSession18
  case manager26, delegate26, error26, locationEssentials26, visits26, monitor26, monitorConfiguration26,
    monitoringEvent26, monitoringRecord26, updater26, serviceSession26, backgroundSession26, locationButton26,
    application26, region26, beaconRegion26, pushError26, geocoder26, geocodingRequest26,
    reverseGeocodingRequest26, notificationTrigger26

  /// The header as a source: its name, the SDK, and the address of a copy.
  package var source: Source {
    switch self {
    case .manager7: Self.macOS("10.10", at: "8030a2906e085892ffa0c440ef79b6883d70242c", "iOS 7")
    case .manager10: Self.macOS("10.12", at: "c2c56fa0632ecd70a9acf5cf9597f7a2099c9bf4", "iOS 10")
    case .manager12: Self.headers12("CLLocationManager.h")
    case .manager12Point4: Self.manager(ofSDK: "12.4")
    case .error12: Self.headers12("CLError.h")
    case .manager13: Self.macOS("10.15", at: "0c17980f5d66b191c9ccb784902d5637661defa6", "iOS 13")
    case .manager13Point7: Self.manager(ofSDK: "13.7")
    case .manager15: Self.iOS("15.0", "CLLocationManager.h")
    case .delegate15: Self.iOS("15.0", "CLLocationManagerDelegate.h")
    case .location15: Self.iOS("15.0", "CLLocation.h")
    case .backgroundSession17: Self.iOS("17.4", "CLBackgroundActivitySession.h")
    case .monitor17: Self.iOS("17.4", "CLMonitor.h")
    case .updater17: Self.iOS("17.4", "CLLocationUpdater.h")
    case .serviceSession18: Self.iOS("18.0", "CLServiceSession.h")
    case .backgroundSession18: Self.iOS("18.0", "CLBackgroundActivitySession.h")
    case .manager26: Self.iOS("26.5", "CLLocationManager.h")
    case .delegate26: Self.iOS("26.5", "CLLocationManagerDelegate.h")
    case .error26: Self.iOS("26.5", "CLError.h")
    case .locationEssentials26: Self.iOS("26.5", "CLLocationEssentials.h", of: "_LocationEssentials")
    case .visits26: Self.iOS("26.5", "CLLocationManager+CLVisitExtensions.h")
    case .monitor26: Self.iOS("26.5", "CLMonitor.h")
    case .monitorConfiguration26: Self.iOS("26.5", "CLMonitorConfiguration.h")
    case .monitoringRecord26: Self.iOS("26.5", "CLMonitoringRecord.h")
    case .monitoringEvent26: Self.iOS("26.5", "CLMonitoringEvent.h")
    case .updater26: Self.iOS("26.5", "CLLocationUpdater.h")
    case .serviceSession26: Self.iOS("26.5", "CLServiceSession.h")
    case .backgroundSession26: Self.iOS("26.5", "CLBackgroundActivitySession.h")
    case .locationButton26: Self.iOS("26.5", "CLLocationButton.h", of: "CoreLocationUI")
    case .application26: Self.iOS("26.5", "UIApplication.h", of: "UIKit")
    case .region26: Self.iOS("26.5", "CLRegion.h")
    case .beaconRegion26: Self.iOS("26.5", "CLBeaconRegion.h")
    case .pushError26: Self.iOS("26.5", "CLLocationPushServiceError.h")
    case .geocoder26: Self.iOS("26.5", "CLGeocoder.h")
    case .geocodingRequest26: Self.iOS("26.5", "MKGeocodingRequest.h", of: "MapKit")
    case .reverseGeocodingRequest26: Self.iOS("26.5", "MKReverseGeocodingRequest.h", of: "MapKit")
    case .notificationTrigger26: Self.iOS("26.5", "UNNotificationTrigger.h", of: "UserNotifications")
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

  private static func headers12(_ name: String) -> Source {
    Source("\(name) of the iOS 12 SDK", "https://github.com/Jesperflodin1/iOS-12-Headers")
  }

  private static func manager(ofSDK version: String) -> Source {
    Source(
      "CLLocationManager.h of the iOS \(version) SDK",
      """
      https://github.com/theos/sdks/blob/4af4cb1d02b6b8c6046db70851f70ca186b8bd73/iPhoneOS\(version).sdk/System/\
      Library/Frameworks/CoreLocation.framework/Headers/CLLocationManager.h
      """)
  }

  /// The commits of the copies that have one SDK each.
  private static let commits = [
    "15.0": "7a8774b75689c3e16effd796cd35370fbe69a44a",
    "17.4": "08746282fa7c75834cbb3bfc4da1da9727ba5669",
    "18.0": "5293d399dffb79295392fe612edb82d5a5dd0b3e",
    "26.5": "c7c15c690775417d0ea9391ee24d844f1fc54649",
  ]

  private static func iOS(_ version: String, _ name: String, of framework: String = "CoreLocation") -> Source
  {
    Source(
      "\(name) of the iOS \(version) SDK",
      commits[version].map {
        """
        https://github.com/Phenmod/iPhoneOS.sdk-Headers/blob/\($0)/iPhoneOS.sdk/System/Library/Frameworks/\
        \(framework).framework/Headers/\(name)
        """
      }, sdk: version.split(separator: ".").first.flatMap { Int($0) })
  }
}
