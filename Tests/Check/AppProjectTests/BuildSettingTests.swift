import Testing

@testable import AppProject

@Suite("Build settings")
struct BuildSettingTests {
  @Test(arguments: [
    ("$(NAME)", "My App"), ("${NAME}", "My App"), ("$NAME", "$NAME"), ("$(NAME:lower)", "my app"),
    ("$(NAME:rfc1034identifier)", "My-App"), ("$(NAME:c99extidentifier)", "My_App"),
    ("$(NAME:upper)!", "MY APP!"),
    ("$(MISSING:default=$(NAME))", "My App"), ("$(NAME:default=x)", "My App"), ("$(PRE_$(WHICH))", "found"),
    ("$(FILE:file) $(FILE:base) $(FILE:suffix) $(FILE:dir)", "b.txt b .txt /a/"), ("a$(MISSING)b", "ab"),
    ("$(unclosed", "$(unclosed"), ("$(SELF)", "low high"), ("100$", "100$"),
  ])
  func `references, operators and inheritance are replaced as Xcode does`(text: String, result: String) {
    let scope = scope(
      levels: [
        [
          "NAME": "My App", "WHICH": "TWO", "PRE_TWO": "found", "FILE": "/a/b.txt",
          "SELF": "$(inherited) high",
        ],
        ["SELF": "low"],
      ])
    #expect(scope.expand(text).text == result)
  }

  @Test
  func `a setting that nothing defines is told by name, through others and despite a default elsewhere`() {
    let scope = scope(levels: [["A": "$(B) $(C:default=x)", "B": "$(NOWHERE)"]])
    #expect(scope.expand("$(A)") == SettingValue(text: " x", undefined: ["NOWHERE"]))
  }

  @Test func `circles and values that double at every step end`() {
    var doubling = ["LOOP": "$(POOL)", "POOL": "$(LOOP)"]
    for step in 0..<100 { doubling["D\(step)"] = "$(D\(step + 1))$(D\(step + 1))" }
    doubling["D100"] = "xxxxxxxxxx"
    let scope = scope(levels: [doubling])
    #expect(scope["LOOP"].isEmpty)
    #expect(scope["D0"].utf8.count < 10_000_000)
    #expect(!scope.endless.isEmpty)
  }

  @Test(arguments: [
    ("A", true), ("A[sdk=iphoneos*]", true), ("A[sdk=iphoneos]", true), ("A[sdk=iphonesimulator*]", false),
    ("A[sdk=macosx*]", false), ("A[arch=arm64]", true), ("A[arch=x86_64]", false),
    ("A[config=Release]", true),
    ("A[config=Debug]", false), ("A[sdk=iphoneos*][arch=arm64]", true),
    ("A[sdk=iphoneos*,arch=x86_64]", false),
    ("A[sdk=*]", true), ("A[newer=1]", false),
  ])
  func `conditions are decided for an archive build for iOS devices`(name: String, holds: Bool) {
    #expect((scope(levels: [[name: "x"]])["A"] == "x") == holds)
  }

  @Test
  func
    `the target's literals win over its xcconfig, that over the project's literals, those over its xcconfig`()
    throws
  {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        projectSettings: "B = project; C = project; L = \"$(inherited) project\";",
        settings: "A = target; L = (\"$(inherited)\", target, );",
        more: """
          XP = {isa = PBXFileReference; path = Project.xcconfig; sourceTree = SOURCE_ROOT; };
          XT = {isa = PBXFileReference; path = Config/Target.xcconfig; sourceTree = SOURCE_ROOT; };
          """
      )
      .replacing("children = (F, )", with: "children = (F, XP, XT, )")
      .replacing(
        "PR = {isa = XCBuildConfiguration;",
        with: "PR = {isa = XCBuildConfiguration; baseConfigurationReference = XP;"
      )
      .replacing(
        "TR = {isa = XCBuildConfiguration;",
        with: "TR = {isa = XCBuildConfiguration; baseConfigurationReference = XT;"),
      "Config/Target.xcconfig": """
      // comment
      #include "Shared"
      #include? "Nowhere.xcconfig"
      A = file // never seen
      B = file
      L = $(inherited) \\
          file ;
      URL = https:/$()/example.org
      L[sdk=macosx*] = mac
      """,
      "Config/Shared.xcconfig": "S = shared\nL = $(inherited) shared",
      "Project.xcconfig": "C = file\nD = file\nL = base",
      "App/Main.swift": "",
    ])
    let inventory = try tree.read()
    let settings = try #require(inventory.targets.first?.configurations.first?.settings)
    let shown = ["A", "B", "C", "D", "L", "S", "URL"].map { settings[$0] ?? "none" }
    #expect(
      shown == [
        "target", "file", "project", "file", "base project shared file target", "shared",
        "https://example.org",
      ])
    #expect(inventory.problems.isEmpty)
  }

  @Test func `includes that lead in a circle are reported at their line and the rest still counts`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings: "")
        .replacing(
          "TR = {isa = XCBuildConfiguration;",
          with:
            "TR = {isa = XCBuildConfiguration; baseConfigurationReferenceAnchor = G; baseConfigurationReferenceRelativePath = A.xcconfig;"
        ),
      "App/A.xcconfig": "#include \"B.xcconfig\"\nA = 1\n#include \"Gone.xcconfig\"\nnonsense",
      "App/B.xcconfig": "B = 2\n#include \"A.xcconfig\"",
      "App/Main.swift": "",
    ])
    let inventory = try tree.read()
    let settings = try #require(inventory.targets.first?.configurations.first?.settings)
    #expect(settings["A"] == "1" && settings["B"] == "2")
    #expect(
      inventory.problems.map { "\($0.severity) \($0.origin.file):\($0.origin.line) \($0.message)" } == [
        "warning App/A.xcconfig:3 Settings unknown: Gone.xcconfig is missing; restore what is gone.",
        "warning App/A.xcconfig:4 \"nonsense\" is neither a setting nor an include, and was skipped.",
        "warning App/B.xcconfig:2 This include leads back to itself and was skipped; remove it.",
      ])
  }

  @Test
  func `settings that stand for more text than any project has are cut in all targets, with one error`() {
    let problems = InputProblems(below: FilePath("/"))
    let budget = SettingBudget(5_000)
    for name in ["Debug", "Release"] {
      let levels = [
        ["A": String(repeating: "x", count: 100), "B": "$(A)$(A)$(A)$(A)", "C": "$(B)$(B)$(B)$(B)$(B)$(B)"]
      ]
      let scope = scope(levels: levels, budget: budget)
      _ = ConfigurationReader(
        files: InputFiles(problems: problems), spelling: FileSpelling(), budget: budget,
        sourceRoot: FilePath("/"), isChecked: true
      ).configuration(name, scope: scope, platform: .iPhone)
    }
    #expect(
      problems.sorted.map(\.message) == [
        "The build settings expand to more text than any project has, and were cut; remove what repeats."
      ])
  }

  private func scope(levels: [[String: String]], budget: SettingBudget = SettingBudget()) -> SettingScope {
    let origin = Site(file: "x", line: 1)
    let assignments = levels.map { level in
      level.sorted { $0.key < $1.key }.map { SettingAssignment($0.key, value: $0.value, origin: origin) }
    }
    let build = BuildKind(configuration: "Release", platform: .iPhone)
    return SettingScope(SettingTable(levels: assignments, for: build), budget: budget)
  }
}
