import AppProject
import SourceFacts
import Testing

@Suite struct StoryboardTests {
  private func project(_ keys: String = "", storyboards: [String: String]) -> [String: String] {
    let references = storyboards.keys.sorted().enumerated().map { index, path in
      """
      R\(index) = {isa = PBXFileReference; path = "\(path)"; sourceTree = SOURCE_ROOT; };
      RB\(index) = {isa = PBXBuildFile; fileRef = R\(index); };
      """
    }
    let ids = storyboards.indices.enumerated().map { "R\($0.offset), " }.joined()
    let builds = storyboards.indices.enumerated().map { "RB\($0.offset), " }.joined()
    let text = ProjectText.app(
      settings: "INFOPLIST_FILE = Info.plist;", more: references.joined(separator: "\n")
    )
    .replacing("children = (G, )", with: "children = (G, \(ids))")
    .replacing("buildPhases = (S, )", with: "buildPhases = (S, RP, )")
    .replacing("PL = {isa", with: "RP = {isa = PBXResourcesBuildPhase; files = (\(builds)); };\nPL = {isa")
    let plist = keys.isEmpty ? "<key>UIMainStoryboardFile</key><string>Main</string>" : keys
    let files = [
      "App.xcodeproj/project.pbxproj": text, "Info.plist": ProjectText.plist(plist), "App/Main.swift": "",
    ]
    return files.merging(storyboards) { first, _ in first }
  }

  private func storyboard(first: String, _ scenes: String...) -> String {
    let objects = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(
      separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(first)">
        <!--Scenes-->
        <scenes>
      \(objects)
        </scenes>
      </document>
      """
  }

  private func controller(_ element: String, _ id: String, _ name: String? = nil, _ contents: String = "")
    -> String
  {
    let custom = name.map { " customClass=\"\($0)\"" } ?? ""
    return "<\(element) id=\"\(id)\"\(custom) sceneMemberID=\"viewController\">\(contents)</\(element)>"
  }

  private func relation(_ name: String, to id: String) -> String {
    "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" id=\"x\"/>"
  }

  private func firstScreens(_ files: [String: String]) throws -> [String] {
    try #require(FixtureTree(files).read().targets.first).firstScreens
  }

  @Test func `the initial view controller of the main storyboard is the first screen`() throws {
    let main = storyboard(
      first: "A",
      controller("viewController", "A", "MapScreen", "<string key=\"text\">a > b &amp; c</string>"),
      controller("viewController", "B", "Settings"))
    #expect(try firstScreens(project(storyboards: ["Base.lproj/Main.storyboard": main])) == ["MapScreen"])
  }

  @Test func `containers show their root and their first tab`() throws {
    let main = storyboard(
      first: "T",
      controller(
        "tabBarController", "T", "Tabs",
        relation("viewControllers", to: "N") + relation("viewControllers", to: "B")),
      controller("navigationController", "N", nil, relation("rootViewController", to: "A")),
      controller("viewController", "A", "MapScreen", "<segue destination=\"E\" kind=\"embed\" id=\"y\"/>"),
      controller("viewController", "B", "Settings"), controller("viewController", "E", "Compass"),
      controller("viewController", "P", "Pushed"))
    #expect(
      try firstScreens(project(storyboards: ["Main.storyboard": main])) == ["Compass", "MapScreen", "Tabs"])
  }

  @Test func `references are followed into other storyboards`() throws {
    let main = storyboard(
      first: "N", controller("navigationController", "N", nil, relation("rootViewController", to: "R")),
      "<viewControllerPlaceholder storyboardName=\"Walks\" referencedIdentifier=\"list\" id=\"R\""
        + " sceneMemberID=\"viewController\"/>")
    let walks = storyboard(
      first: "A", controller("viewController", "A", "Map"),
      "<viewController storyboardIdentifier=\"list\" id=\"L\" customClass=\"List\" sceneMemberID=\"viewController\"/>"
    )
    #expect(
      try firstScreens(project(storyboards: ["Main.storyboard": main, "Walks.storyboard": walks])) == ["List"]
    )
  }

  @Test func `the storyboards of scenes and of one kind of device count`() throws {
    let keys = """
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Phone</string></dict></array></dict></dict>
      """
    let pad = storyboard(first: "A", controller("viewController", "A", "PadScreen"))
    let phone = storyboard(first: "A", controller("viewController", "A", "PhoneScreen"))
    let files = project(keys, storyboards: ["Pad.storyboard": pad, "Phone.storyboard": phone])
    #expect(try firstScreens(files) == ["PadScreen", "PhoneScreen"])
  }

  @Test(arguments: [
    ("<document><scenes></document>", "Main.storyboard:1:19", "</document> closes another element"),
    ("<document initialViewController=\"A>", "Main.storyboard:1:1", "a tag is not closed"),
    ("<plist/>", "Main.storyboard:1:1", "it does not begin with <document>, as storyboards do"),
    ("<document initialViewController=A>", "Main.storyboard:1:33", "an attribute has no value in quotes"),
  ])
  func `a broken storyboard is a warning`(_ text: String, place: String, reason: String) throws {
    let inventory = try FixtureTree(project(storyboards: ["Main.storyboard": text])).read()
    #expect(inventory.targets.map(\.firstScreens) == [[]])
    let problems = inventory.problems.map {
      "\($0.severity) \($0.origin.file):\($0.origin.line):\($0.origin.column) \($0.message)"
    }
    #expect(
      problems == [
        "warning \(place) This is not a readable storyboard: \(reason). The first screen was not looked at."
      ])
  }

  @Test func `endless nesting and circles of references end`() throws {
    let deep = "<document>" + String(repeating: "<view>", count: 100_000)
    let inventory = try FixtureTree(project(storyboards: ["Main.storyboard": deep])).read()
    #expect(inventory.problems.map(\.message).contains { $0.contains("nested deeper than 512 levels") })
    let circle = storyboard(
      first: "A", controller("navigationController", "A", "Circle", relation("rootViewController", to: "B")),
      "<viewControllerPlaceholder storyboardName=\"Main\" id=\"B\" sceneMemberID=\"viewController\"/>")
    #expect(try firstScreens(project(storyboards: ["Main.storyboard": circle])) == ["Circle"])
  }

  @Test(arguments: [true, false])
  func `the files of first screens and of what the app makes are read where Always is asked for`(
    asks: Bool
  ) throws {
    let request = asks ? "manager.requestAlwaysAuthorization()" : "manager.requestLocation()"
    let files = [
      "Info.plist": ProjectText.plist(
        "<key>CFBundlePackageType</key><string>APPL</string><key>LSRequiresIPhoneOS</key><true/>"
          + "<key>UIMainStoryboardFile</key><string>Main</string>"),
      "Main.storyboard": storyboard(first: "A", controller("viewController", "A", "MapScreen")),
      "MapScreen.swift": "final class MapScreen {}", "Settings.swift": "final class Settings {}",
      "Model.swift": "final class Model {}",
      "Tracker.swift": "import CoreLocation\nfunc ask(_ manager: CLLocationManager) { \(request) }",
      "Home.swift": "struct Home: View {}",
      "Walks.swift":
        "struct Walks: App { let model = Model(); var body: some Scene { WindowGroup { Home() } } }",
    ]
    let target = try #require(FixtureTree(files).read().targets.first)
    let read = target.sources.filter { $0.facts != nil }.map(\.path)
    let launch = asks ? ["Home.swift", "MapScreen.swift", "Model.swift"] : []
    #expect(read == launch + ["Tracker.swift"] + (asks ? ["Walks.swift"] : []))
    #expect(target.firstScreens == ["MapScreen"])
  }
}

@Suite("Maps in Interface Builder files")
struct InterfaceMapTests {
  @Test func `a map that shows where the person is counts as code that says so`() throws {
    let map = "<view>\n  <mapView contentMode=\"scaleToFill\" showsUserLocation=\"YES\" id=\"a\"/></view>"
    let tree = try FixtureTree([
      "project.yml":
        "name: A\ntargets: {A: {type: application, platform: iOS, sources: [A], info: {path: A.plist}}}",
      "A/Main.swift": "", "A/Map.storyboard": "<document>\(map)</document>",
      "A/Plain.storyboard": "<document><mapView showsUserLocation=\"NO\"/></document>",
      "A/View.xib": "<document>\(map)\(map)<", "A/Not.xib": "showsUserLocation=\"YES\"",
    ])
    let sources = try tree.read().targets[0].sources.filter { $0.facts != nil }
    #expect(
      sources.map { source in
        let facts = source.facts?.facts ?? []
        return "\(source.path) "
          + facts.map { "\($0.kind) \($0.name) \($0.position.line):\($0.position.column)" }.joined(
            separator: ", ")
      } == [
        "A/Map.storyboard assignment showsUserLocation 2:3",
        "A/View.xib assignment showsUserLocation 2:3, assignment showsUserLocation 3:3",
      ])
  }
}
