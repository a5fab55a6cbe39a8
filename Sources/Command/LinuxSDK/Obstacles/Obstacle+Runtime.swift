extension Obstacle {
  static let objectiveC = Obstacle(
    id: "objective-c",
    explanation:
      "Swift has no Objective-C runtime on Linux: @objc, @objcMembers, @IBOutlet and optional protocol "
      + "requirements don't exist.",
    remedy:
      "Leave the attribute out where nothing needs it, or write it inside #if canImport(ObjectiveC). Give "
      + "optional requirements a default in a protocol extension.",
    pattern: ErrorPattern(texts: [
      "Objective-C interoperability is disabled", "'@objc' can only be used", "an '@objc' protocol",
      "have non-'@objc'",
    ]))

  static let objectiveCSources = Obstacle(
    id: "objective-c-source",
    explanation:
      "Objective-C needs Apple's frameworks and headers, so a target with .m files or such headers can't "
      + "be built on Linux.",
    remedy: "Put the Swift code into a target of its own and exclude the rest with .when(platforms:).",
    pattern: ErrorPattern(texts: [
      "Foundation.h' file not found", "UIKit.h' file not found", "CoreLocation.h' file not found",
      "Cocoa.h' file not found",
    ]))

  static let testManifest = Obstacle(
    id: "test-manifest",
    explanation:
      "A list of tests for Linux (LinuxMain.swift, XCTestManifests.swift) names tests that are not compiled "
      + "here.",
    remedy: "Delete the list: SwiftPM has found tests by itself on Linux since Swift 5.4.",
    pattern: ErrorPattern(prefixes: ["test"]))

  static let selectors = Obstacle(
    id: "selector",
    explanation:
      "Selectors need the Objective-C runtime: #selector, #keyPath, Selector, perform, responds(to:), and "
      + "the target-and-selector forms of Timer and NotificationCenter, and protocols that repeat those.",
    remedy: "Use the forms with a closure: Timer.scheduledTimer(withTimeInterval:repeats:block:), "
      + "addObserver(forName:object:queue:using:), key paths, DispatchQueue.asyncAfter.",
    pattern: ErrorPattern(
      texts: [
        "can only be used with the Objective-C runtime", "extra argument 'selector'",
        "'NotificationCenter' does not conform to protocol",
      ],
      names: ["Selector", "NSSelectorFromString", "NSStringFromSelector", "perform", "responds"],
      members: ["perform", "responds", "cancelPreviousPerformRequests", "instancesRespond"]))

  static let keyValueObserving = Obstacle(
    id: "kvo",
    explanation: "Key-value observing and key-value coding need the Objective-C runtime.",
    remedy: "Report changes with a closure, a delegate or an AsyncStream.",
    pattern: ErrorPattern(
      names: [
        "observe", "addObserver", "removeObserver", "value", "setValue", "willChangeValue", "didChangeValue",
        "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservingOptions",
        "NSKeyValueObservedChange",
      ],
      members: [
        "observe", "setValue", "willChangeValue", "didChangeValue", "observeValue", "setValuesForKeys",
      ]))

  static let autoreleasing = Obstacle(
    id: "autoreleasepool",
    explanation: "There are no functions of the Objective-C runtime on Linux.",
    remedy:
      "Keep associated objects in properties, and use NSLock for objc_sync_enter.",
    pattern: ErrorPattern(
      names: ["autoreleasepool", "AutoreleasingUnsafeMutablePointer"],
      prefixes: ["objc_", "OBJC_", "class_", "method_"]))
}
