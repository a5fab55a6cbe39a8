import AppProject
import SourceFacts
import Testing

@Suite("Unread code of a target")
struct UnreadCodeTests {
  @Test func `libraries that only settings name are linked, and Apple's own are not told`() throws {
    let flags =
      #"-ObjC -l\"Tracker\" -lz -framework \"CoreLocation\" -weak_framework Maps -l\"swiftCore\" $(SRCROOT)/Vendor/libGeo.a"#
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings: "OTHER_LDFLAGS = \"\(flags)\";"),
      "App/Main.swift": "",
    ])
    #expect(try tree.read().targets.map(\.dependencies) == [["Geo", "Maps", "Tracker"]])
  }

  @Test(arguments: [
    (nil, ["App/Main.swift"]), ("let manager = CLLocationManager()", []),
    ("let manager = CLLocationManager()\n" + String(repeating: " ", count: 1 << 20), ["App/Main.swift"]),
    ("let manager = CLLocationManager()\n" + String(repeating: "(", count: 400), ["App/Main.swift"]),
  ])
  func `a source that is missing, too large or nested too deeply is kept as unread`(
    text: String?, unread: [String]
  ) throws {
    let files = ["App.xcodeproj/project.pbxproj": ProjectText.app(settings: "")]
    let tree = try FixtureTree(files.merging(text.map { ["App/Main.swift": $0] } ?? [:]) { $1 })
    #expect(try tree.read().targets.map(\.unreadSources) == [unread])
  }

  @Test func `files that don't name location are searched for the states in which it keeps a failure`() throws
  {
    let tree = try FixtureTree([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "Sources/Kit/Model.swift": """
      import CoreLocation
      final class Model: NSObject, CLLocationManagerDelegate {
        var problem: String?
        var unused: String?
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
          problem = "none"
          keep(error)
        }
        private func keep(_ error: any Error) { unused = error.localizedDescription }
      }
      """,
      "Sources/Kit/Screen.swift": "func show(_ model: Model) { print(model.problem ?? \"\") }",
      "Sources/Kit/Other.swift": "let answer = 42",
    ])
    let sources = try tree.read().targets.flatMap(\.sources)
    #expect(sources.map { $0.facts?.mentions.sorted() ?? [] } == [[], [], ["problem"]])
    #expect(
      sources.map { $0.facts?.flow?.keptAnswers.sorted() ?? [] } == [
        ["isProblem", "isUnused", "problem", "unused"], [], [],
      ])
  }

  @Test func `files that use what asks through a model are read`() throws {
    let tree = try FixtureTree([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "Sources/Kit/Finder.swift": """
      import CoreLocation
      final class Finder {
        static let shared = Finder()
        let manager = CLLocationManager()
        func ask() { manager.requestWhenInUseAuthorization() }
      }
      """,
      "Sources/Kit/Model.swift": "final class Model { let finder = Finder.shared }",
      "Sources/Kit/Other.swift": "let answer = 42",
      "Sources/Kit/Root.swift": "struct Root: View { var body: some View { Screen() } }",
      "Sources/Kit/Screen.swift": "struct Screen: View { let model = Model() }",
    ])
    let sources = try tree.read().targets.flatMap(\.sources)
    #expect(
      sources.filter { $0.facts?.flow != nil }.map(\.path) == [
        "Sources/Kit/Finder.swift", "Sources/Kit/Model.swift", "Sources/Kit/Screen.swift",
      ])
  }
}
