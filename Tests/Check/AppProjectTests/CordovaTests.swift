import AppProject
import LocationPolicy
import Testing

@Suite("Cordova apps and plug-ins")
struct CordovaTests {
  private static let app = """
    <?xml version='1.0' encoding='utf-8'?>
    <widget id="a.b" version="1.0" xmlns="http://www.w3.org/ns/widgets">
      <name>Routes</name>
      <plugin name="geo" spec="4"><variable name="WHY" value="your way &amp; back" /></plugin>
      <platform name="android"><config-file target="Info.plist" parent="No"><string>No</string></config-file></platform>
      <platform name="ios">
        <preference name="deployment-target" value="13.0" />
        <edit-config file="*-Info.plist" mode="merge" target="NSLocationAlwaysAndWhenInUseUsageDescription">
          <string>To go on.</string>
        </edit-config>
        <config-file target="*-Info.plist" parent="UIBackgroundModes">
          <array><string>location</string></array>
        </config-file>
      </platform>
    </widget>
    """
  private static let plugIn = """
    <plugin xmlns="http://apache.org/cordova/ns/plugins/1.0" id="geo" version="1">
      <preference name="WHY" default="nothing" />
      <preference name="WH" default="x" />
      <dependency id="base" />
      <platform name="ios">
        <config-file target="*-Info.plist" parent="NSLocationWhenInUseUsageDescription"><string>For $WHY.</string></config-file>
        <config-file target="*-Info.plist" parent="UIBackgroundModes"><array><string>audio</string></array></config-file>
        <config-file target="config.xml" parent="/*"><feature name="Geo"/></config-file>
        <header-file src="src/ios/Geo.h" /><source-file src="src/ios/Geo.m" />
        <podspec><pods><pod name="Maps" spec="1"/></pods></podspec>
      </platform>
      <platform name="windows"><source-file src="src/windows/Geo.m" /></platform>
    </plugin>
    """
  private static let base =
    "<!-- it's < --><plugin xmlns='http://www.phonegap.com/ns/plugins/1.0' id='base'><engine version='>1 <2'/></plugin>"

  @Test(arguments: ["plugins", "node_modules"])
  func `an app without a project is what its config and its plug-ins say`(folder: String) throws {
    let tree = try FixtureTree([
      "config.xml": Self.app, "\(folder)/geo/plugin.xml": Self.plugIn, "\(folder)/base/plugin.xml": Self.base,
      "\(folder)/geo/src/ios/Geo.h": "",
      "\(folder)/geo/src/ios/Geo.m": "[manager requestAlwaysAuthorization];",
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        app Routes in config.xml needs base, geo
          Release iOS 13.0 plist none
            NSLocationAlwaysAndWhenInUseUsageDescription = "To go on." config.xml:8:5
            NSLocationWhenInUseUsageDescription = "For your way & back." \(folder)/geo/plugin.xml:6:5
            UIBackgroundModes = ["audio", "location"] \(folder)/geo/plugin.xml:7:5
        framework base in \(folder)/base/plugin.xml
          Release no version plist none
        framework geo in \(folder)/geo/plugin.xml needs Maps, base
          Release no version plist none
          source \(folder)/geo/src/ios/Geo.h
          source \(folder)/geo/src/ios/Geo.m
        warning \(folder)/geo/plugin.xml:1:1 geo, which a package manager brings, asks for location. That counts in the apps that link it; to have its own code judged as well, add --include-dependencies.
        """)
  }

  @Test(arguments: [
    (["src/app/map.ts", "www/main.js"], ["src/app/map.ts"]),
    (["www/js/map.js", "www/lib/map.js", "www/map.min.js", "www/cordova.js"], ["www/js/map.js"]),
    (["www/js/near.js", "www/js/left.js", "www/index.html"], ["www/js/near.js"]),
  ])
  func `an app contains the scripts that its pages are built from, or those of the pages`(
    files: [String], read: [String]
  ) throws {
    let texts = files.map { name in
      let page = "<script src='cordova.js'></script><script src=\"js/near.js\"></script>"
      return (name, name.hasSuffix("html") ? page : "navigator.geolocation.getCurrentPosition(f);")
    }
    let tree = try FixtureTree(["config.xml": Self.app].merging(texts) { _, new in new })
    #expect(try tree.read().targets.first { $0.kind == .app }?.sources.map(\.path) == read)
  }

  @Test func `a library that stands among an app's scripts is none of them`() throws {
    let library = """
      (function (root, make) {
        if (typeof define === 'function' && define.amd) { define([], make); } else { root.maps = make(); }
      }(this, function () { navigator.geolocation.getCurrentPosition(f); }));
      """
    let tree = try FixtureTree([
      "config.xml": Self.app, "www/maps/maps.js": library,
      "www/js/map.js": "navigator.geolocation.getCurrentPosition(f);",
    ])
    #expect(try tree.read().targets.first { $0.kind == .app }?.sources.map(\.path) == ["www/js/map.js"])
  }

  @Test func `while a plug-in is not on disk, nothing is said of the Info.plist that it may write to`() throws
  {
    let tree = try FixtureTree([
      "config.xml": Self.app, "package.json": "{\"cordova\": {\"plugins\": {\"other\": {\"A\": 1}}}}",
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(shown == "app Routes in config.xml needs geo, other\n  Release iOS 13.0 plist none")
  }

  @Test(arguments: [
    #"{"cordova": {"plugins": ["other@1.0"]}}"#,
    #"{"cordovaPlugins": ["other"], "cordovaPlatforms": ["ios"]}"#,
    #"{"cordovaPlugins": [{"id": "other", "locator": "https://a.b/other.git"}]}"#,
  ])
  func `plug-ins may stand in a list`(package: String) throws {
    let tree = try FixtureTree(["config.xml": Self.app, "package.json": package])
    #expect(try tree.read().targets.first?.dependencies == ["geo", "other"])
  }

  @Test func `while a plug-in is not on disk, the app's own entries are known, because they take precedence`()
    throws
  {
    let config = """
      <widget id="a.b" version="1.0" xmlns="http://www.w3.org/ns/widgets">
        <name>Routes</name><plugin name="geo" /><platform name="ios">
        <config-file parent="NSLocationWhenInUseUsageDescription" target="*-Info.plist">
          <string>Draws your route.</string>
        </config-file>
      </platform></widget>
      """
    let configuration = try FixtureTree(["config.xml": config]).read().targets[0].configurations[0]
    #expect(configuration.infoPlist == nil)
    #expect(configuration.unfinishedInfoPlist?.writers == [])
    #expect(
      configuration.unfinishedInfoPlist?.infoPlist.entries["NSLocationWhenInUseUsageDescription"]?.value
        == .string("Draws your route."))
  }

  /// Returns what is known of the text for When In Use in an app with Cordova's own plug-in for location, which is not on
  /// disk; nil if nothing is known of the Info.plist.
  private func text(_ plugIns: String, package: String = "{}") throws -> String? {
    let config =
      "<widget xmlns='http://www.w3.org/ns/widgets'><name>Routes</name>\(plugIns)</widget>"
    let tree = try FixtureTree(["config.xml": config, "package.json": package])
    guard let infoPlist = try tree.read().targets[0].configurations[0].infoPlist else { return nil }
    guard case .string(let text)? = infoPlist.entries["NSLocationWhenInUseUsageDescription"]?.value else {
      return "none"
    }
    return text
  }

  @Test(arguments: [("^4.0.1", "none"), ("3.0.0", "none"), ("~2.4.1", " "), ("2.4.0", "")])
  func `it is known what Cordova's own plug-in for location writes, also if it is not on disk`(
    version: String, written: String
  ) throws {
    let other = "<plugin name='cordova-plugin-device' spec='1' />"
    #expect(try text("<plugin name='cordova-plugin-geolocation' spec='\(version)' />" + other) == written)
  }

  @Test(arguments: [("spec='2.4.1'", ""), ("spec='3.0.0'", "none"), ("", "none")])
  func `before its version 3, Cordova's own plug-in for pictures writes an empty text`(
    version: String, written: String
  ) throws {
    #expect(try text("<plugin name='cordova-plugin-camera' \(version) />") == written)
  }

  @Test func `before its version 3, Cordova's own plug-in for location writes the text of a variable`() throws
  {
    let variable = "<variable name='GEOLOCATION_USAGE_DESCRIPTION' value='Draws your route.' />"
    #expect(
      try text("<plugin name='cordova-plugin-geolocation' spec='2.4.3'>\(variable)</plugin>")
        == "Draws your route.")
  }

  @Test(arguments: [
    ("<plugin name='cordova-plugin-geolocation' />", "{}"),
    ("<plugin name='cordova-plugin-geolocation' spec='4' /><plugin name='maps' />", "{}"),
    ("<plugin name='cordova-plugin-geolocation' spec='4' /><engine name='android' />", "{}"),
    ("<plugin name='cordova-plugin-geolocation' spec='4' />", #"{"cordova": {"platforms": ["browser"]}}"#),
  ])
  func `of another plug-in, an unknown version, or an app that is not made for iOS, nothing is known`(
    plugIns: String, package: String
  ) throws {
    #expect(try text(plugIns, package: package) == nil)
  }

  @Test func `a plug-in by itself is a library`() throws {
    let tree = try FixtureTree(["plugin.xml": Self.plugIn, "src/ios/Geo.m": ""])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        framework geo in plugin.xml needs Maps, base
          Release no version plist none
            NSLocationWhenInUseUsageDescription = "For nothing." plugin.xml:6:5
            UIBackgroundModes = ["audio"] plugin.xml:7:5
          source src/ios/Geo.m
        """)
  }

  @Test func `a config beside a project, one of other tools, and one that is broken are no apps`() throws {
    let project = ProjectText.app(settings: "")
    let tree = try FixtureTree([
      "a/config.xml": Self.app, "a/platforms/ios/R.xcodeproj/project.pbxproj": project,
      "a/platforms/ios/App/Main.swift": "", "b/config.xml": "<widget><", "c/config.xml": "<config",
      "g/android/app/res/xml/config.xml": Self.app,
      "d/config.xml": "<widget xmlns='http://www.w3.org/ns/widgets'><name></widget>",
      "e/plugin.xml": "<plugin id='org.eclipse'/>",
      "f/config.xml": "<widget xmlns='http://www.w3.org/ns/widgets'>" + String(repeating: "<a>", count: 70),
    ])
    let inventory = try tree.read()
    #expect(inventory.targets.map(\.name) == ["App"])
    #expect(
      inventory.problems.map { "\($0.severity) \($0.origin.file) \($0.message)" } == [
        "error d/config.xml This is not a readable manifest of Cordova: </widget> closes another element. Mend the file.",
        "error f/config.xml This is not a readable manifest of Cordova: elements nested deeper than 64 levels. Mend the file.",
      ])
  }

  @Test func `a plug-in that calls itself otherwise than its folder is joined by its own name`() throws {
    let tree = try FixtureTree([
      "config.xml": Self.app.replacing("name=\"geo\"", with: "name=\"old-name\""),
      "node_modules/old-name/plugin.xml": Self.base,
    ])
    #expect(try tree.read().targets.map(\.dependencies) == [["base"], []])
  }
}
