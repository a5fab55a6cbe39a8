import Foundation
import TestSupport
import Testing

@testable import LinuxSDK

@Suite struct ObstacleCatalogTests {
  /// Messages of the compiler of Swift 6.3.1 on Linux.
  @Test(arguments: [
    ("Objective-C interoperability is disabled", "objective-c"),
    ("'optional' can only be applied to members of an '@objc' protocol", "objective-c"),
    ("'#selector' can only be used with the Objective-C runtime", "selector"),
    ("'#keyPath' can only be used with the Objective-C runtime", "selector"),
    ("'Foundation/Foundation.h' file not found", "objective-c-source"),
    ("cannot find 'testMapKit' in scope", "test-manifest"), ("cannot find 'Selector' in scope", "selector"),
    ("cannot find 'responds' in scope", "selector"),
    ("extra argument 'selector' in call", "selector"),
    ("cannot find 'observe' in scope", "kvo"),
    ("cannot find type 'NSKeyValueChangeKey' in scope", "kvo"),
    ("value of type 'CLLocationManager' has no member 'observe'", "kvo"),
    ("cannot find 'autoreleasepool' in scope", "autoreleasepool"),
    ("cannot find 'objc_sync_enter' in scope", "autoreleasepool"),
    ("no such module 'Combine'", "combine"),
    ("cannot find type 'ObservableObject' in scope", "combine"),
    ("unknown attribute 'Published'", "combine"),
    ("no such module 'os.log'", "os"),
    ("cannot find 'os_log' in scope", "os"),
    ("no such module 'UIKit'", "shell"),
    ("no such module 'MapKit'", "shell"),
    ("no such module 'HealthKit'", "apple-framework"),
    ("cannot find 'UIApplication' in scope", "apple-framework"),
    ("cannot find type 'MKMapView' in scope", "apple-framework"),
    ("cannot find type 'CLNewThing' in scope", "core-location"),
    ("cannot find 'kCLNewThing' in scope", "core-location"),
    ("type 'URLSession' (aka 'AnyObject') has no member 'shared'", "networking"),
    ("'XMLParser' (aka 'AnyObject') cannot be constructed because it has no accessible initializers", "xml"),
    ("cannot find type 'CFString' in scope", "core-foundation"),
    ("cannot find 'CGAffineTransform' in scope", "core-foundation"),
    ("value of type 'NotificationCenter' has no member 'notifications'", "foundation"),
    ("type 'NotificationCenter' does not conform to protocol 'Center'", "selector"),
    ("cannot find 'Darwin' in scope", "darwin"), ("no such module 'Darwin'", "darwin"),
    ("cannot find 'NSEC_PER_SEC' in scope", "dispatch"), ("unknown attribute 'Observable'", "observation"),
    ("'MeasurementFormatter' is unavailable: Not supported in swift-corelibs-foundation", "foundation"),
  ])
  func `an error leads to the obstacle behind it`(message: String, id: String) throws {
    let error = try #require(CompilerError(line: "/p/A.swift:1:2: error: \(message)"))
    #expect(ObstacleCatalog.obstacles(in: [error]).map(\.obstacle.id) == [id])
  }

  @Test(arguments: [
    "cannot find 'x' in scope", "no such module 'Quick'", "'nil' requires a contextual type",
    "cannot find 'Clock' in scope", "cannot find 'UIntBox' in scope", "cannot find type 'CLI' in scope",
    "cannot find 'testing' in scope",
    "value of type 'A' has no member 'b'", "missing argument for parameter 'block' in call", "",
  ])
  func `errors of other kinds are left to the compiler`(message: String) throws {
    let error = try #require(CompilerError(line: "/p/A.swift:1:2: error: \(message)"))
    #expect(ObstacleCatalog.obstacles(in: [error]).isEmpty)
  }

  @Test func `the documentation lists every obstacle, and no other`() throws {
    let sections = try RepositoryFolder.text(of: "Documentation/SDK.md").split(
      separator: "\n## What can't work on Linux\n")
    let ids = try #require(sections.last).matches(of: /(?m)^\| `([a-z-]+)` \|/).map { String($0.1) }
    #expect(ids == ObstacleCatalog.all.map(\.id))
  }
}
