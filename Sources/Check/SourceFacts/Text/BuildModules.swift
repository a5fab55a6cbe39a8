/// The modules that can be imported in a device build.
enum BuildModules {
  /// Returns whether a module can be imported, which is unknown for modules other than Apple's.
  static func truth(ofImporting module: String, on system: BuildDefinitions.System = .phone) -> BuildTruth {
    let name = module.prefix { $0 != "." && $0 != "," }
    // On a watch only what location code asks for is known.
    if system == .watch { return watchKit.contains(String(name)) ? .holds : .either }
    if elsewhere.contains(String(name)) { return .fails }
    return onDevice.contains(String(name)) ? .holds : .either
  }

  private static let watchKit: Set<String> = ["WatchKit", "CoreLocation", "Foundation", "SwiftUI"]

  private static let elsewhere = words(
    """
    AppKit Carbon Cocoa CoreWLAN IOBluetooth ServiceManagement TVUIKit TVMLKit Glibc Musl Bionic \
    Android WinSDK WASILibc CRT FoundationNetworking FoundationXML FoundationEssentials
    """)

  private static let onDevice = words(
    """
    ARKit AVFoundation AVKit Accelerate ActivityKit AdSupport AppIntents AppTrackingTransparency \
    AuthenticationServices BackgroundTasks CallKit CarPlay CloudKit Combine Contacts ContactsUI \
    CoreBluetooth CoreData CoreFoundation CoreGraphics CoreImage CoreLocation CoreLocationUI CoreML \
    CoreMotion CoreNFC CoreTelephony CryptoKit Darwin Dispatch EventKit Foundation HealthKit HomeKit \
    Intents LocalAuthentication MapKit MediaPlayer MessageUI Messages Metal MetricKit Network \
    NetworkExtension ObjectiveC Observation OSLog PassKit Photos PhotosUI PushKit QuartzCore QuickLook \
    SafariServices SceneKit Security Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration \
    UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI Vision WatchConnectivity WebKit \
    WidgetKit _LocationEssentials os
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
