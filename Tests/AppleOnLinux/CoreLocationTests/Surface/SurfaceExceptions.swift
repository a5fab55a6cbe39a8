import TestSupport

/// Where the modules differ from Apple's on purpose, each with its reason.
enum SurfaceExceptions {
  /// Rows that nothing on Linux can declare.
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

  /// Rows that compile and do nothing.
  static func declaredOnly(_ row: AppleRow) -> String? {
    if row.type == "CLLocationPushServiceExtension" { return "the simulated device receives no pushes" }
    if row.type == "CLLocationButton", !["(self)", "init(coder:)"].contains(row.member) {
      return "nothing shows it without UIKit"
    }
    return nil
  }

  /// Protocols and superclasses of Apple's types that are not on Linux.
  static let ancestors: [String: String] = [
    "UIControl": "UIKit", "UIControl conformances": "UIKit", "View": "SwiftUI", "Animatable": "SwiftUI",
    "CKRecordValue": "CloudKit", "CKRecordValueProtocol": "CloudKit", "DisplayRepresentable": "AppIntents",
    "InstanceDisplayRepresentable": "AppIntents", "TypeDisplayRepresentable": "AppIntents",
    "CustomLocalizedStringResourceConvertible": "AppIntents",
  ]

  /// Conformances of single types that Apple's have from elsewhere.
  static let conformances: Set<String> = [
    // Another module of Apple's adds them; an app that imports Core Location alone writes its own.
    "CLLocationCoordinate2D: Decodable", "CLLocationCoordinate2D: Encodable",
  ]

  /// Rows that symbol graphs leave out because of the underscore; a test uses each of them.
  static let underscored: Set<String> = ["CLLocationCoordinate2D._ObjectiveCBridgeable"]

  /// Rows whose declaration differs, with the declaration that stands here.
  static let declarations: [String: String] = [
    // A C enumeration cannot be nested in a Swift type, and only a C enumeration is open.
    "CLError.Code": "typealias Code = __CLErrorCode",
    "CLLocationPushServiceError.Code": "typealias Code = __CLLocationPushServiceErrorCode",
    // Symbol graphs leave out the enumeration itself, as its name begins with underscores.
    "__CLMonitoringState": "typealias State = __CLMonitoringState",
  ]

  /// Public names of ours that Apple does not have, with what they are for.
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

  /// Members that every class of NSObject's has, overridden here as Apple overrides them without saying so.
  static let objectMembers: Set<String> = ["description", "isEqual(_:)", "hash"]
}
