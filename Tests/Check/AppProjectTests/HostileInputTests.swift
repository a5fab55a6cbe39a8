import AppProject
import Foundation
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  @Test(arguments: [
    "", "{ objects = {", "\u{0}\u{1}\u{2}", "{}", "{ rootObject = X; objects = { }; }",
    "<plist><dict/></plist>",
    "<<<<<<< HEAD\n{\n",
  ])
  func
    `a project file that is cut off, empty or no text is reported with its line, and other projects are still read`(
      text: String
    ) throws
  {
    let tree = try FixtureTree([
      "A.xcodeproj/project.pbxproj": text, "B.xcodeproj/project.pbxproj": ProjectText.app(settings: ""),
      "App/Main.swift": "",
    ])
    let inventory = try tree.read()
    #expect(inventory.targets.map(\.container) == ["B.xcodeproj"])
    #expect(inventory.problems.map(\.severity) == [.error])
    #expect(inventory.problems.allSatisfy { $0.origin.file.hasPrefix("A.xcodeproj") })
  }

  @Test func `invalid UTF-8 in a project file spoils nothing but the texts that hold it`() throws {
    let tree = try FixtureTree(["App/Main.swift": ""])
    var bytes = Data(ProjectText.app(settings: "PRODUCT_BUNDLE_IDENTIFIER = \"a").utf8)
    let quote = try #require(bytes.range(of: Data("= \"a".utf8)))
    bytes.insert(contentsOf: [0xFF, 0xC3, 0x22, 0x3B], at: quote.upperBound)
    try tree.write("App.xcodeproj/project.pbxproj", bytes)
    let settings = try #require(try tree.read().targets.first?.configurations.first?.settings)
    #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "a\u{FFFD}\u{FFFD}")
  }

  @Test func `objects of a project that name each other in a circle, or nothing at all, end`() throws {
    let text = ProjectText.project(
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, Gone, P, ); buildConfigurationList = T; };
      M = {isa = PBXGroup; children = (M, N, T, Gone, ); path = a; };
      N = {isa = PBXGroup; children = (M, ); path = ../../../../../../../../../..; };
      T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.application"; buildPhases = (T, M, );
        dependencies = (T, ); buildConfigurationList = T; buildConfigurations = (T, ); files = (T, B, ); fileRef = T; target = T; };
      B = {isa = PBXBuildFile; fileRef = M; };
      """)
    let tree = try FixtureTree(["App.xcodeproj/project.pbxproj": text])
    #expect(try tree.read().targets.map(\.name) == ["T"])
  }

  @Test func `links between folders that lead in a circle, or up and out, end`() throws {
    let text = ProjectText.project(
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, ); };
      M = {isa = PBXGroup; children = (D, ); sourceTree = "<group>"; };
      D = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (D, ); };
      """)
    let tree = try FixtureTree(["App.xcodeproj/project.pbxproj": text, "App/A/Main.swift": ""])
    for (link, target) in [("App/A/up", ".."), ("App/loop", "loop"), ("App/again", "A"), ("round", ".")] {
      try FileManager.default.createSymbolicLink(atPath: tree.path + "/" + link, withDestinationPath: target)
    }
    #expect(try tree.read().targets.first?.sources.map(\.path) == ["App/A/Main.swift"])
  }

  @Test
  func `a folder, a pipe or an unreadable file where a plist is expected is reported, without waiting`()
    throws
  {
    let project = ProjectText.app(settings: "INFOPLIST_FILE = App/Info.plist;")
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": project, "App/Main.swift": "", "App/Info.plist/x": "",
    ])
    let message = { (inventory: ProjectInventory) in
      inventory.problems.map { "\($0.origin.file) \($0.message)" }
    }
    #expect(
      message(try tree.read()) == ["App/Info.plist Can't read this file: this is a folder, not a file."])

    let piped = try FixtureTree(["App.xcodeproj/project.pbxproj": project, "App/Main.swift": ""])
    #expect(mkfifo(piped.path + "/App/Info.plist", 0o600) == 0)
    #expect(mkfifo(piped.path + "/App/Other.swift", 0o600) == 0)
    #expect(message(try piped.read()).map { $0.prefix(30) } == ["App.xcodeproj/project.pbxproj "])
    #expect(throws: UnreadableInput.self) { try piped.read("App/Info.plist") }

    let locked = try FixtureTree(["App.xcodeproj/project.pbxproj": project, "App/Info.plist": ""])
    try locked.write("App/Main.swift", Data())
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: locked.path + "/App/Main.swift")
    if getuid() != 0 {
      #expect(
        message(try locked.read()).contains {
          $0
            == "App/Main.swift Can't read this source: the file can't be opened (Permission denied); check its permissions."
        })
    }
  }

  @Test
  func `sources that are missing or huge are reported, and missing ones by name only up to a number`() throws
  {
    let files = (0..<30).map {
      "F\($0) = {isa = PBXFileReference; path = \"\($0).swift\"; sourceTree = \"<group>\"; }; B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };"
    }
    let text = ProjectText.app(settings: "", more: files.joined(separator: "\n"))
      .replacing(
        "files = (B, )", with: "files = (B, " + (0..<30).map { "B\($0)" }.joined(separator: ", ") + ")"
      )
      .replacing(
        "children = (F, )", with: "children = (F, " + (0..<30).map { "F\($0)" }.joined(separator: ", ") + ")")
    let tree = try FixtureTree(["App.xcodeproj/project.pbxproj": text])
    try tree.write("App/Main.swift", Data(repeating: 0x61, count: 50 * 1_048_576))
    let problems = try tree.read().problems
    #expect(problems.count == 22)
    #expect(problems.contains { $0.message == "10 more sources of this project are not there." })
    #expect(
      problems.map(\.message).contains(
        "Can't read this source: the file is larger than 4 MB and was skipped."))
    #expect(problems.allSatisfy { $0.severity == .warning })
  }

  @Test func `what could not be read within a source is a warning at its place`() throws {
    let tree = try FixtureTree(["App.xcodeproj/project.pbxproj": ProjectText.app(settings: "")])
    try tree.write(
      "App/Main.swift", Data("import CoreLocation\nlet m = CLLocationManager() // ".utf8) + [0xFF])
    let problems = try tree.read().problems.filter { $0.origin.file == "App/Main.swift" }
    #expect(
      problems == [
        InputProblem(
          severity: .warning, origin: Site(file: "App/Main.swift", line: 2, column: 32),
          message: "1 byte is not UTF-8 and was read as a question mark.")
      ])
  }

  @Test(arguments: [
    "App/Info.plist", "App.xcodeproj/project.pbxproj", "App/Config.xcconfig",
  ])
  func `property lists and settings of absurd size or shape end in a message`(name: String) throws {
    let project = ProjectText.app(settings: "INFOPLIST_FILE = App/Info.plist;").replacing(
      "TR = {isa = XCBuildConfiguration;",
      with:
        "TR = {isa = XCBuildConfiguration; baseConfigurationReferenceAnchor = G; baseConfigurationReferenceRelativePath = Config.xcconfig;"
    )
    for text in ["(a,", "<a>", "\\\n", "A=$(A)$(A)", "$("] {
      let tree = try FixtureTree([
        "App.xcodeproj/project.pbxproj": project, "App/Main.swift": "",
        "App/Info.plist": ProjectText.plist(""),
        "App/Config.xcconfig": "",
      ])
      try tree.write(name, Data(String(repeating: text, count: 300_000 / text.utf8.count).utf8))
      let inventory = try tree.read()
      #expect(!inventory.problems.isEmpty || inventory.targets.map(\.name) == ["App"])
    }
  }

  @Test
  func `an Info.plist that can't be read is an error where it is all there is, or a target's own`() throws {
    let broken = "<plist><dict><key>A</key>"
    let alone = try FixtureTree(["Info.plist": broken])
    let expected =
      "error Info.plist:1:26 This is not a readable property list: the text ends too early. Mend or regenerate the file."
    for input in ["", "Info.plist"] {
      let shown = InventoryText.text(try alone.read(input))
      #expect(shown == expected)
    }
    let unused = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings: ""), "App/Main.swift": "",
      "Old/Info.plist": broken,
    ])
    #expect(try unused.read().problems.map(\.severity) == [.warning])
  }

  @Test func `reading twice gives the same inventory`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Gone;"),
      "Package.swift": "let p = Package(targets: [.target(name: \"A\"), .target(name: \"B\")])",
    ])
    #expect(try tree.read() == (try tree.read()))
  }
}
