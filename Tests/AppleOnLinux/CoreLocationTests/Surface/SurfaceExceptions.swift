import TestSupport

/// Intentional differences from Apple's modules, each with its reason.
enum SurfaceExceptions {
  /// Rows that can't be declared on Linux.
  static func impossible(_ row: AppleRow) -> String? {
    switch row.module {
    case "AppIntents", "Intents": return "an extension that \(row.module) makes"
    default: break
    }
    if row.declaration.contains("CNPostalAddress") { return "CNPostalAddress is a class of Contacts" }
    if ["LocationButton.Body", "LocationButton.body"].contains(row.name) {
      return "View is a protocol of SwiftUI"
    }
    return nil
  }

  /// Rows that compile but have no effect.
  static func declaredOnly(_ row: AppleRow) -> String? {
    if row.type == "CLLocationPushServiceExtension" {
      return "`DeviceHost.runLocationPushExtension` runs the code that adopts it"
    }
    if row.type == "CLLocationButton", !["(self)", "init(coder:)"].contains(row.member) {
      return "nothing shows it without UIKit"
    }
    return nil
  }

  /// Protocols and superclasses of Apple's types that don't exist on Linux.
  static let ancestors: [String: String] = [
    "UIControl": "UIKit", "UIControl conformances": "UIKit", "View": "SwiftUI", "Animatable": "SwiftUI",
    "CKRecordValue": "CloudKit", "CKRecordValueProtocol": "CloudKit", "DisplayRepresentable": "AppIntents",
    "InstanceDisplayRepresentable": "AppIntents", "TypeDisplayRepresentable": "AppIntents",
    "CustomLocalizedStringResourceConvertible": "AppIntents",
  ]

  /// Conformances of single types that come from elsewhere in Apple's modules.
  static let conformances: Set<String> = [
    // Another module of Apple's adds these; an app that imports only Core Location declares its own.
    "CLLocationCoordinate2D: Decodable", "CLLocationCoordinate2D: Encodable",
  ]

  /// Rows that symbol graphs omit because of an underscore; a test uses each of them.
  static let underscored: Set<String> = ["CLLocationCoordinate2D._ObjectiveCBridgeable"]

  /// Rows whose declaration differs, with the declaration used here.
  static let declarations: [String: String] = [
    // A C enumeration cannot be nested in a Swift type, and only a C enumeration is open.
    "CLError.Code": "typealias Code = __CLErrorCode",
    "CLLocationPushServiceError.Code": "typealias Code = __CLLocationPushServiceErrorCode",
    // Symbol graphs omit the enumeration itself, because its name begins with underscores.
    "__CLMonitoringState": "typealias State = __CLMonitoringState",
  ]

  /// Public names that Apple doesn't have, with their purpose.
  static let additions: [(name: String, reason: String)] = [
    ("CLLocationManagerDelegate.locationManager", "optional calls of delegate methods"),
    ("CLLocationManagerDelegate.locationManagerDidChangeAuthorization", "optional calls of delegate methods"),
    (
      "CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates", "optional calls of delegate methods"
    ),
    (
      "CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates",
      "optional calls of delegate methods"
    ),
    (
      "CLLocationManagerDelegate.locationManagerShouldDisplayHeadingCalibration",
      "optional calls of delegate methods"
    ),
    ("CLLocationManagerDelegateMethods", "what an optional call finds"),
    ("CLLocationButton.encode(with:)", "a requirement of NSSecureCoding, which UIControl has on iOS"),
    ("CLLocationButton.supportsSecureCoding", "a requirement of NSSecureCoding, which UIControl has on iOS"),
  ]

  /// Members of NSObject that are overridden here, as Apple overrides them without declaring so.
  static let objectMembers: Set<String> = ["description", "isEqual(_:)", "hash"]
}
