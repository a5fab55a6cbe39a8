import AppProject
import Foundation
import Testing

@Suite("Projects in a folder")
struct DiscoveryTests {
  private let appPlist = ProjectText.plist(
    """
    <key>CFBundleName</key><string>Loose</string><key>LSRequiresIPhoneOS</key><true/>
    <key>NSLocationWhenInUseUsageDescription</key><string>$(WHY)</string>
    """)

  @Test func `sample apps of a library that was copied into an app are not the project's own`() throws {
    let project = ProjectText.app(settings: "")
    let library = [
      "Copied/Kit/Kit.podspec": "", "Copied/Kit/LICENSE": "",
      "Copied/Kit/examples/Map.xcodeproj/project.pbxproj": project,
    ]
    let app = ["App.xcodeproj/project.pbxproj": project]
    func samples(_ tree: [String: String]) throws -> [String] {
      try FixtureTree(library.merging(tree) { $1 }).read().targets.map(\.container).filter {
        $0.hasPrefix("Copied")
      }
    }
    #expect(try samples(app) == [])
    // A package of Flutter's or React Native's, and a library that is checked by itself.
    #expect(try samples(app.merging(["Copied/Kit/package.json": "{}"]) { $1 }) != [])
    #expect(try samples([:]) != [])
  }

  @Test func `sample apps of another maker's SDK are not the project's own`() throws {
    let tree = try FixtureTree([
      "App/Info.plist": appPlist, "MapSDK-1.23.3/samples/Map/Info.plist": appPlist,
      "Vendor/TrackSDK/Demo/Info.plist": appPlist,
      // One's own examples, and a folder with a number.
      "Examples/First/Info.plist": appPlist, "Part 2/Demo/Info.plist": appPlist,
    ])
    #expect(
      try tree.read().targets.map(\.container)
        == ["App/Info.plist", "Examples/First/Info.plist", "Part 2/Demo/Info.plist"])
  }

  @Test func `without a project an app's Info.plist is a target with the sources below its folder`() throws {
    let tree = try FixtureTree([
      "App/Resources/Info.plist": appPlist, "App/Sources/A.swift": "",
      "App/de.lproj/InfoPlist.strings": "A = B;",
      "App/Widget/Info.plist": ProjectText.plist(
        """
        <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string></dict>
        """),
      "App/Widget/W.swift": "", "App/Pods/P.swift": "",
      "Tests/Info.plist": ProjectText.plist(
        "<key>CFBundlePackageType</key><string>BNDL</string>"),
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        app Loose in App/Resources/Info.plist
          Release no version plist App/Resources/Info.plist
            CFBundleName = "Loose" App/Resources/Info.plist:5:6
            LSRequiresIPhoneOS = true App/Resources/Info.plist:5:51
            NSLocationWhenInUseUsageDescription = "$(WHY)" App/Resources/Info.plist:6:6 undefined ["WHY"]
          source App/Sources/A.swift
          language de
            A = "B" App/de.lproj/InfoPlist.strings:1:1
        widget Widget in App/Widget/Info.plist
          Release no version plist App/Widget/Info.plist
            NSExtension = {NSExtensionPointIdentifier: "com.apple.widgetkit-extension"} App/Widget/Info.plist:5:6
          source App/Widget/W.swift
        """)
  }

  @Test func `with a project an Info.plist with location keys that no target uses is listed`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings: "INFOPLIST_FILE = App/Info.plist;"),
      "App/Info.plist": appPlist, "App/Main.swift": "", "Old/Old-Info.plist": appPlist,
      "Old/Empty-Info.plist": ProjectText.plist(""), "build/Info.plist": appPlist,
      "Pods/X/Info.plist": appPlist,
    ])
    let inventory = try tree.read()
    #expect(inventory.targets.map(\.name) == ["App"])
    #expect(inventory.unusedInfoPlists == ["Old/Old-Info.plist"])
  }

  @Test func `dependencies are read when asked for`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings: ""), "App/Main.swift": "",
      "Pods/Pods.xcodeproj/project.pbxproj": ProjectText.app(settings: "").replacing(
        "name = App;", with: "name = Pod;"),
      "Pods/App/Main.swift": "", "build/Lost.xcodeproj/project.pbxproj": "",
    ])
    #expect(try tree.read().targets.map(\.name) == ["App"])
    var options = ProjectReader.Options()
    options.includesDependencies = true
    #expect(try tree.read(options: options).targets.map(\.name) == ["App", "Pod"])
  }

  @Test func `a workspace gives the projects and packages that it lists`() throws {
    let tree = try FixtureTree([
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <Group location = "container:Apps" name = "Apps">
          <FileRef
            location = "group:A &amp; B/App.xcodeproj"></FileRef>
        </Group>
        <FileRef location = "group:Tools"/>
        <FileRef location = "group:Pods/Pods.xcodeproj"/>
      </Workspace>
      """,
      "Apps/A & B/App.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
      "Apps/A & B/App/Main.swift": "",
      "Pods/Pods.xcodeproj/project.pbxproj": "broken", "Other.xcodeproj/project.pbxproj": "broken",
      "Tools/Package.swift": "let p = Package(name: \"T\", targets: [.target(name: \"T\")])",
      "Tools/Sources/T/T.swift": "",
    ])
    let shown = InventoryText.text(try tree.read("All.xcworkspace"))
    #expect(
      shown == """
        app App in Apps/A & B/App.xcodeproj
          Release no version plist none
          source Apps/A & B/App/Main.swift
        framework T in Tools/Package.swift
          Release no version plist none
          source Tools/Sources/T/T.swift
        """)
  }

  @Test(arguments: [
    ("App.xcodeproj", "App"), ("App.xcodeproj/project.pbxproj", "App"), ("Package.swift", "Tool"),
    ("App/Info.plist", "Loose"),
  ])
  func `a project, its file, a manifest or an Info.plist can be read alone`(path: String, target: String)
    throws
  {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings: ""), "App/Main.swift": "",
      "App/Info.plist": appPlist,
      "Package.swift": "let p = Package(targets: [.target(name: \"Tool\")])", "Sources/Tool/T.swift": "",
    ])
    #expect(try tree.read(path).targets.map(\.name) == [target])
  }

  @Test(arguments: [
    (
      "Notes.txt", "",
      "there is no Xcode project, Swift package or Info.plist of an app here; name the folder that holds one"
    ),
    (
      "project.yml", "",
      "there is no Xcode project here; XcodeGen makes the project from project.yml; run \"xcodegen generate\" first"
    ),
    (
      "android/app/capacitor.config.json", "",
      "there is no Xcode project, Swift package or Info.plist of an app here; name the folder that holds one"
    ),
    (
      "apps/web/capacitor.config.ts", "",
      "there is no Xcode project here; Capacitor makes the folder ios beside apps/web/capacitor.config.ts; run \"npx cap add ios\" there, then check again"
    ),
    (
      "Notes.txt", "Notes.txt",
      "this is neither a project nor an Info.plist; name a folder, an .xcodeproj or a .plist"
    ),
    ("Notes.txt", "Gone", "there is no such file"),
  ])
  func `nothing to read is said with advice`(file: String, input: String, reason: String) throws {
    let tree = try FixtureTree([file: ""])
    let path = input.isEmpty ? tree.path : tree.path + "/" + input
    #expect(throws: UnreadableInput(path: path, reason: reason)) { try ProjectReader().read(path) }
  }

  @Test
  func `names in another case, or with other accents, are found as Apple's file systems find them`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "INFOPLIST_FILE = \"app/Cafe\u{301}-INFO.plist\";"),
      "App/Café-Info.plist": appPlist, "App/main.swift": "",
    ])
    let inventory = try tree.read()
    #expect(inventory.targets.first?.configurations.first?.infoPlist?.path == "App/Café-Info.plist")
    #expect(inventory.targets.first?.sources.map(\.path) == ["App/main.swift"])
    #expect(inventory.problems.isEmpty && inventory.unusedInfoPlists.isEmpty)
  }

  @Test func `sources about location without any project are read as one app`() throws {
    let tree = try FixtureTree([
      "Weather/Locator.swift": "import CoreLocation\nlet manager = CLLocationManager()",
      "Weather/Sky.swift": "", "Pods/Other/Other.swift": "", "README.md": "",
    ])
    let inventory = try tree.read()
    #expect(inventory.targets.map(\.kind) == [.app])
    #expect(inventory.targets.first?.sources.map(\.path) == ["Weather/Locator.swift", "Weather/Sky.swift"])
    #expect(inventory.targets.first?.configurations.map(\.infoPlist) == [nil])
    #expect(
      inventory.problems.map(\.message) == [
        "There is no project here, so the sources are checked as one app, and nothing is known of its Info.plist and settings."
      ])
  }

  @Test(arguments: [
    ["Server/main.swift": "import Foundation"],
    ["Locator.swift": "import CoreLocation", "project.yml": ""],
  ])
  func `other sources without a project are not`(files: [String: String]) throws {
    #expect(throws: UnreadableInput.self) { try FixtureTree(files).read() }
  }

  @Test func `where the project can't be read, the app beside it is`() throws {
    let inventory = try FixtureTree([
      "App.xcodeproj/project.pbxproj": "", "App/Info.plist": appPlist,
      "App/main.swift": "import CoreLocation",
    ]).read()
    #expect(inventory.targets.map(\.name) == ["Loose"])
    #expect(inventory.targets.first?.sources.map(\.path) == ["App/main.swift"])
    #expect(inventory.unusedInfoPlists.isEmpty)
    #expect(inventory.problems.map(\.severity) == [.error])
  }
}
