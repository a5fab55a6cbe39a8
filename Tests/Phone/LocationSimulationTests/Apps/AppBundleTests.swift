import Foundation
import LocationPolicy
import LocationSimulation
import Testing

/// The properties of an app, read from its Info.plist.
@Suite struct AppBundleTests {
  private func bytes(
    _ values: [String: Any], _ format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
  }

  private func configuration(_ values: [String: Any]) throws -> AppConfiguration {
    try AppBundle(infoPlist: bytes(values)).configuration
  }

  @Test(arguments: [true, false]) func `a whole Info.plist is read, in either form`(isBinary: Bool) throws {
    let values: [String: Any] = [
      "CFBundleDisplayName": "Läufer", "CFBundleName": "Run", "CFBundleIdentifier": "com.example.run",
      "UIBackgroundModes": ["audio", "location"], "NSLocationDefaultAccuracyReduced": true,
      "NSLocationWhenInUseUsageDescription": "To draw your run.",
      "NSLocationAlwaysAndWhenInUseUsageDescription": "To draw your run in your pocket.",
      "NSLocationTemporaryUsageDescriptionDictionary": ["Race": "To measure the race."],
      "CLRequireExplicitServiceSession": true, "NSAppClip": ["NSAppClipRequestLocationConfirmation": false],
    ]
    let bundle = try AppBundle(infoPlist: bytes(values, isBinary ? .binary : .xml))
    #expect(bundle.name == "Läufer")
    #expect(bundle.identifier == "com.example.run")
    #expect(
      bundle.configuration
        == AppConfiguration(
          descriptions: [.whenInUse, .alwaysAndWhenInUse],
          traits: [.backgroundMode, .defaultAccuracyReduced, .explicitServiceSession, .appClip]))
    #expect(
      bundle.usageTexts == [
        "NSLocationWhenInUseUsageDescription": "To draw your run.",
        "NSLocationAlwaysAndWhenInUseUsageDescription": "To draw your run in your pocket.",
      ])
    #expect(bundle.purposeTexts == ["Race": "To measure the race."])
  }

  @Test func `KEY-034: A string is no Boolean, and neither is a number`() throws {
    for value in ["YES", "true", 1] as [Any] {
      #expect(try configuration(["NSLocationDefaultAccuracyReduced": value]).traits == [])
    }
    #expect(
      try configuration(["NSLocationDefaultAccuracyReduced": true]).traits == .defaultAccuracyReduced)
  }

  @Test func `KEY-041: The background mode counts as an element of an array, spelled as it is`() throws {
    for value in ["location", ["Location"], ["Location updates"], [1]] as [Any] {
      #expect(try configuration(["UIBackgroundModes": value]).traits == [])
    }
    #expect(try configuration(["UIBackgroundModes": [1, "location"] as [Any]]).traits == .backgroundMode)
  }

  @Test func `KEY-031: The purposes of full accuracy are the strings of a dictionary`() throws {
    let key = "NSLocationTemporaryUsageDescriptionDictionary"
    #expect(
      try AppBundle(infoPlist: bytes([key: ["A": "a", "B": 1] as [String: Any]])).purposeTexts == ["A": "a"])
    #expect(try AppBundle(infoPlist: bytes([key: "Race"])).purposeTexts == [:])
  }

  @Test
  func `KEY-018: What is not a string counts as a usage description only where the assumption says so`()
    throws
  {
    var lenient = AuthorizationPolicy.policy(for: .iOS18)
    lenient.assumptions.nonStringDescriptionCounts = true
    lenient.assumptions.blankDescriptionCounts = false
    let data = try bytes([
      "NSLocationWhenInUseUsageDescription": 1, "NSLocationAlwaysAndWhenInUseUsageDescription": " ",
    ])
    #expect(try AppBundle(infoPlist: data).configuration.descriptions == .alwaysAndWhenInUse)
    #expect(try AppBundle(infoPlist: data, under: lenient).configuration.descriptions == .whenInUse)
  }

  @Test func `the Info.plist is kept as it was read, until something else is set by hand`() throws {
    let widget = try bytes(["NSWidgetWantsLocation": true])
    var bundle = try AppBundle(
      infoPlist: bytes(["UIBackgroundModes": "location", "Other": "B"]), widgets: [widget])
    #expect(bundle.infoPlist == InfoPlistValues(["UIBackgroundModes": "location", "Other": "B"]))
    bundle.configuration.traits.insert(.backgroundMode)
    #expect(bundle.infoPlist == InfoPlistValues(["UIBackgroundModes": ["location"]]))
  }

  @Test func `KEY-042: A widget that wants the location is told by the widget's own Info.plist`() throws {
    let app = try bytes(["NSWidgetWantsLocation": true])
    let widget = try bytes([
      "NSWidgetWantsLocation": true,
      "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
    ])
    let push = try bytes(["com.apple.developer.location.push": true])
    #expect(try AppBundle(infoPlist: app).configuration.traits == [])
    #expect(
      try AppBundle(infoPlist: app, widgets: [widget], entitlements: push).configuration.traits == [
        .widgetWantsLocation, .locationPush,
      ])
    #expect(
      try AppBundle(infoPlist: widget).configuration.traits == [.widgetWantsLocation, .widgetExtension])
  }

  @Test
  func `names come from the display name, else the bundle name; settings that nobody replaced don't count`()
    throws
  {
    #expect(try AppBundle(infoPlist: bytes(["CFBundleName": "Run"])).name == "Run")
    let unbuilt = try AppBundle(
      infoPlist: bytes(["CFBundleDisplayName": "$(NAME)", "CFBundleIdentifier": "$(ID)"]))
    #expect(unbuilt.name == "App")
    #expect(unbuilt.identifier == "com.example.App")
  }

  @Test func `what is cut off, damaged, no dictionary or hostile ends in a message`() throws {
    let binary = try bytes(["CFBundleName": "Run", "UIBackgroundModes": ["location"]], .binary)
    for length in 0..<binary.count {
      #expect(throws: InfoPlistError.self) { try AppBundle(infoPlist: binary.prefix(length)) }
    }
    for position in binary.indices {
      var damaged = binary
      damaged[position] ^= 0xFF
      _ = try? AppBundle(infoPlist: damaged)
    }
    let deep = String(repeating: "<array>", count: 100_000)
    #expect(throws: InfoPlistError.tooDeep) { try AppBundle(infoPlist: Data(deep.utf8)) }
    #expect(throws: InfoPlistError.tooDeep) { try AppBundle(infoPlist: #require(deep.data(using: .utf16))) }
    #expect(throws: InfoPlistError.self) { try AppBundle(infoPlist: Data("{ A = B; }".utf8)) }
    #expect(throws: InfoPlistError.self) {
      try AppBundle(infoPlist: Data("<plist><string>x</string></plist>".utf8))
    }
    #expect(throws: InfoPlistError.tooLarge(bytes: 4_000_001)) {
      try AppBundle(infoPlist: Data(count: 4_000_001))
    }
  }

  @Test func `a small binary Info.plist that stands for an endless tree is refused`() throws {
    // Twenty arrays, each of which contains the next one ten times.
    var data = Data("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in UInt8(1)...20 {
      offsets.append(UInt8(data.count))
      data.append(0xAA)
      data.append(contentsOf: Array(repeating: index, count: 10))
    }
    offsets.append(UInt8(data.count))
    data.append(0x50)
    let table = UInt8(data.count)
    data.append(contentsOf: offsets)
    data.append(contentsOf: [0, 0, 0, 0, 0, 0, 1, 1])
    for number in [UInt8(offsets.count), 0, table] { data.append(contentsOf: [0, 0, 0, 0, 0, 0, 0, number]) }
    #expect(throws: InfoPlistError.tooDeep) { try AppBundle(infoPlist: data) }
  }
}
