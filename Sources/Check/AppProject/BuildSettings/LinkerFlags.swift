/// The libraries that build settings link besides those in build phases.
enum LinkerFlags {
  private static let frameworkFlags: Set<String> = [
    "-framework", "-weak_framework", "-reexport_framework", "-needed_framework", "-upward_framework",
  ]
  private static let libraryFlags = ["-weak-l", "-needed-l", "-reexport-l", "-hidden-l", "-l"]

  /// Returns the names of the libraries in a value of OTHER_LDFLAGS that aren't part of Apple's
  /// SDK.
  static func libraries(in value: String) -> Set<String> {
    let words = value.split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" && $0 != "'" } }
    var names: Set<String> = []
    var isFramework = false
    for word in words {
      if isFramework {
        // A framework's name can be followed by the suffix of a variant.
        let name = word.prefix { $0 != "," }
        if !AppleLibraries.frameworks.contains(String(name)) { names.insert(String(name)) }
      } else if let name = library(word), !AppleLibraries.isLibrary(name) {
        names.insert(name)
      }
      isFramework = frameworkFlags.contains(word)
    }
    return names.filter { !$0.isEmpty }
  }

  /// Returns the library of a flag such as "-lNAME", or of a path such as "Vendor/libNAME.a".
  private static func library(_ word: String) -> String? {
    if let flag = libraryFlags.first(where: word.hasPrefix) { return String(word.dropFirst(flag.count)) }
    guard !word.hasPrefix("-"), let file = word.split(separator: "/").last else { return nil }
    if file.hasSuffix(".a"), file.hasPrefix("lib") { return String(file.dropFirst(3).dropLast(2)) }
    return file.hasSuffix(".framework") ? String(file.dropLast(".framework".count)) : nil
  }
}

/// The libraries of the iOS SDK, none of which requests location on behalf of an app.
private enum AppleLibraries {
  static func isLibrary(_ name: String) -> Bool {
    name.hasPrefix("swift") || libraries.contains(String(name.prefix { $0 != "." }))
  }

  private static let libraries = words(
    """
    System archive bsm bz2 c c++ c++abi charset clang_rt compression curses dispatch dl edit exslt form gcc_s iconv \
    icucore info ipsec lzma m mecabra ncurses network objc oah pcap pthread resolv sandbox sqlite3 stdc++ tidy xml2 \
    xslt z
    """)

  static let frameworks = words(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdAttributionKit AdServices \
    AdSupport AddressBook AddressBookUI AlarmKit AppIntents AppTrackingTransparency AppleArchive AssetsLibrary AudioToolbox \
    AudioUnit AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineCore \
    BrowserEngineKit BusinessChat CFNetwork CallKit CarKey CarPlay Charts Cinematic ClassKit ClockKit CloudKit \
    ColorSync Combine Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation \
    CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC \
    CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit \
    DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension DiskArbitration DockKit \
    EventKit EventKitUI ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls \
    FileProvider FileProviderUI FinanceKit FinanceKitUI Foundation FoundationModels GLKit GSS GameController GameKit \
    GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup IdentityLookupUI ImageIO \
    ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation LiveCommunicationKit \
    LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MLCompute ManagedApp ManagedAppDistribution \
    ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter MatterSupport MediaAccessibility MediaExtension \
    MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders \
    MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage \
    NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSLog Observation OpenAL OpenGLES PDFKit \
    PHASE PaperKit PassKit PencilKit PermissionKit Photos PhotosUI ProximityReader PushKit PushToTalk QuartzCore QuickLook \
    QuickLookThumbnailing RealityFoundation RealityKit RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit \
    ScreenTime Security SecureElementCredential SensitiveContentAnalysis SensorKit SharedWithYou SharedWithYouCore \
    ShazamKit Social SoundAnalysis Speech SpriteKit StickerKit StoreKit Swift SwiftData SwiftUI SwiftUICore Symbols \
    System SystemConfiguration TabularData ThreadNetwork TipKit Translation TranslationUIProvider Twitter UIKit \
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit \
    VisualIntelligence WatchConnectivity WatchKit WeatherKit WebKit WiFiAware WidgetKit WorkoutKit XCTest XCUIAutomation \
    iAd vecLib vmnet _LocationEssentials
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
