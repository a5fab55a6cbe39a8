extension Obstacle {
  static let combine = Obstacle(
    id: "combine",
    explanation:
      "Combine exists only on Apple's systems, and with it ObservableObject, @Published and publishers.",
    remedy:
      "Name a package with the same interface that stands in for it, --module Combine=FOLDER; or put that code into a "
      + "file inside #if canImport(Combine), and test the location code below it.",
    pattern: ErrorPattern(
      names: [
        "AnyCancellable", "AnyPublisher", "Cancellable", "CurrentValueSubject", "Future", "Just",
        "ObservableObject", "PassthroughSubject", "Published", "Publisher", "Publishers", "Subject",
        "Subscriber",
        "Subscribers", "Subscription", "ObservedObject", "StateObject", "EnvironmentObject",
      ],
      modules: ["Combine"], members: ["publisher", "sink", "eraseToAnyPublisher"]))

  static let logging = Obstacle(
    id: "os",
    explanation:
      "Of Apple's os and OSLog, logging and locks are here; signposts, activities and the store are not.",
    remedy: "Write the rest inside #if canImport(Darwin); Synchronization.Mutex works everywhere.",
    pattern: ErrorPattern(
      names: ["Logger", "OSLog", "OSAllocatedUnfairLock", "OSSignposter", "OSSignpostID", "OSLogStore"],
      prefixes: ["os_"], modules: ["os", "os.log", "os.lock", "os.signpost", "os.activity", "OSLog"]))

  /// Modules for which a shell can be requested.
  static let shells = Obstacle(
    id: "shell",
    explanation:
      "This framework exists only on Apple's systems. A shell of it is here: its values and states, and nothing that draws.",
    remedy:
      "Ask for it with --shell, such as --shell \(StandIn.shells.map(\.name).joined(separator: ",")); "
      + "Documentation/SDK.md says what is in it.",
    pattern: ErrorPattern(modules: Set(StandIn.shells.map(\.name))))

  static let appleFrameworks = Obstacle(
    id: "apple-framework",
    explanation: "This framework exists only on Apple's systems.",
    remedy:
      "Put the location code into a target of its own that doesn't need it, or write what needs it inside "
      + "#if canImport(UIKit) and the like.",
    pattern: ErrorPattern(
      names: [
        "View", "Color", "CADisplayLink", "NSManagedObject", "NSManagedObjectContext", "NSManaged", "State",
        "Binding", "Environment", "ViewBuilder", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
      ],
      prefixes: ["UI", "MK", "WK", "CN", "CK", "HK", "CM", "SK", "BG", "UN", "CA", "CT", "AV", "GK", "CB"],
      modules: [
        "Accelerate", "ActivityKit", "AppIntents", "AppKit", "AVFoundation", "BackgroundTasks", "CarPlay",
        "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreFoundation",
        "CoreImage", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CryptoKit",
        "EventKit", "GameKit", "HealthKit", "Intents", "JavaScriptCore", "MessageUI", "Messages",
        "MobileCoreServices", "MultipeerConnectivity", "Network", "ObjectiveC", "Photos", "QuartzCore",
        "SafariServices", "Security", "StoreKit", "SwiftData", "SystemConfiguration",
        "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WatchKit", "WeatherKit",
        "WebKit",
        "WidgetKit", "XCTestExtensions", "simd",
      ]))

  static let appleLibrary = Obstacle(
    id: "darwin",
    explanation: "Darwin is the C library of Apple's systems; on Linux its module is called Glibc.",
    remedy:
      "Import Foundation, which brings the C library along everywhere, and leave the module's name out: "
      + "sqrt(x) for Darwin.sqrt(x).",
    pattern: ErrorPattern(names: ["Darwin"], modules: ["Darwin"]))

  static let observation = Obstacle(
    id: "observation",
    explanation: "On Apple's systems SwiftUI brings Observation along; on Linux it is a module of its own.",
    remedy: "Add import Observation, which works everywhere.",
    pattern: ErrorPattern(names: ["Observable", "ObservationIgnored", "withObservationTracking"]))

  static let missingCoreLocation = Obstacle(
    id: "core-location",
    explanation: "Sextant's module CoreLocation doesn't have this name.",
    remedy:
      "Documentation/CoreLocationCompatibility.md says what it has. If Apple has it on iOS, it is a gap of "
      + "ours: please report it.",
    pattern: ErrorPattern(
      prefixes: ["CL", "kCL"],
      modules: ["CoreLocation", "CoreLocationUI", "_LocationEssentials", "LocationEssentials"]))
}
