import AppProject
import Foundation
import LocationAudit
import LocationEvidence
import LocationPolicy
import TestSupport
import Testing

/// The files with the examples of rules.
@Suite struct RuleExampleReaderTests {
  @Test func `an example has a title, what is unusual about its project, and files`() throws {
    let file = try RuleExampleReader.read(
      """
      # always-at-launch

      ## A "first" one: with `code`

      - remedy
      - kind: widget
      - iOS: 13.4
      - Info.plist:
        - NSLocationWhenInUseUsageDescription
        - ↓UIBackgroundModes: [location, "7"]
        - Flags: {Yes: true, No: false, Count: 7, Half: 0.5, Nothing: null}
        - Text:
            "Two lines
            of \\"text\\"."
      - settings:
        - SWIFT_VERSION: 5.0
      - entitlements:
        - aps-environment: development
      - translations:
        - de:
          - NSCameraUsageDescription: ""
      - links unread: [Maps, Regions]
      - no target uses: Old-Info.plist
      - first screens: Home
      - permission_handler with: no macro

      ```swift App.swift
      import CoreLocation

      // ## is no title here
      ```

      ```dart lib/main dart.dart
      main() {}

      ```

      ## Nothing unusual

      """)
    let examples = [
      RuleExample(
        "A \"first\" one: with `code`", isRemedy: true, kind: .widget, iOS: SystemVersion(13, 4),
        infoPlist: [
          .whenInUse, .list("↓UIBackgroundModes", ["location", "7"]),
          .init(key: "Flags", value: ["Yes": true, "No": false, "Count": 7, "Half": 0.5, "Nothing": nil]),
          .text("Text", "Two lines of \"text\"."),
        ],
        settings: ["SWIFT_VERSION": "5.0"], entitlements: ["aps-environment": "development"],
        localizations: ["de": [.text("NSCameraUsageDescription", "")]],
        unseenDependencies: ["Maps", "Regions"], unusedInfoPlists: ["Old-Info.plist"],
        firstScreens: ["Home"], permissionHandlerMacros: [],
        files: [
          .init(name: "App.swift", text: "import CoreLocation\n\n// ## is no title here"),
          .init(name: "lib/main dart.dart", text: "main() {}\n"),
        ]), RuleExample("Nothing unusual"),
    ]
    #expect(file.rule == .alwaysAtLaunch)
    #expect(file.examples == examples)
  }

  @Test(arguments: [
    ("", "?.md:1: The first line must be “# ” and the identifier of the rule."),
    ("# a\n\ntext", "a.md:3: An example must begin here, with “## ” and its title."),
    ("# a\n## \n", "a.md:2: An example must begin here, with “## ” and its title."),
    ("# a\n## A\n", "a.md:1: No example has a finding; put ↓ before the place of each finding."),
    (
      "# a\n## A\n- Info.plist: ↓UIBackgroundModes\n",
      "a.md:1: Every example has a finding; add one in which the rule finds nothing."
    ),
    (
      "# a\n## A\ntext",
      "a.md:3: Only a title, a list and then code may stand here; code begins like “```swift App.swift”."
    ),
    (
      "# a\n## A\n```swift\n```",
      "a.md:3: Only a title, a list and then code may stand here; code begins like “```swift App.swift”."
    ),
    (
      "# a\n## A\n\n```swift App.swift\n\n## B",
      "a.md:4: This code has no end; put ``` on a line of its own after it."
    ),
    (
      "# a\n## A\n```swift App.swift\n```dart a.dart\n```",
      "a.md:3: This code has no end; put ``` on a line of its own after it."
    ),
    ("# a\n## A\n```js a.ts\n```", "a.md:3: The code of a.ts is called ts, not js."),
    (
      "# a\n## A\n\n- iOS: 13\n- color: red",
      """
      a.md:5: “color” is unknown; the words are: remedy, kind, settings, entitlements, translations, iOS, \
      Info.plist, links unread, no target uses, first screens, permission_handler with.
      """
    ),
    ("# a\n## A\n- kind", "a.md:3: Write “- kind: value” here."),
    ("# a\n## A\n- remedy: yes", "a.md:3: Write “- remedy” here."),
    ("# a\n## A\n- iOS: 13\n- iOS: 14", "a.md:4: “iOS” stands here a second time; join the two."),
    ("# a\n## A\n- iOS: new", "a.md:3: Write a version of iOS here, such as 13 or 13.4."),
    (
      "# a\n## A\n- kind: game",
      """
      a.md:3: The kind “game” is unknown; the kinds are: app, appClip, widget, appExtension, framework, watch, \
      test, other.
      """
    ),
    (
      "# a\n## A\n- Info.plist:\n  - NSCameraUsageDescription",
      "a.md:4: “NSCameraUsageDescription” has no usual value; write “NSCameraUsageDescription: value”."
    ),
    (
      "# a\n## A\n- Info.plist:\n  - Text:\n",
      "a.md:4: A value is missing here; an empty text is “\"\"”."
    ),
    ("# a\n## A\n- settings: [A]", "a.md:3: Write one name and its value here, like “- name: value”."),
    (
      "# a\n## A\n- settings:\n  - A: 1\n  - A: 2",
      "a.md:5: “A” stands here a second time; remove one."
    ),
    ("# a\n## A\n- settings: A", "a.md:3: Write a list here, each item after “- ”."),
    ("# a\n## A\n- links unread:\n  - A: B", "a.md:4: Write a single word or text here."),
    ("# a\n## A\n- no target uses: \"A", "a.md:3: this quote is never closed"),
  ])
  func `whatever has no meaning is a mistake in a line`(_ text: String, _ message: String) {
    #expect {
      try RuleExampleReader.read(text)
    } throws: {
      #expect("\($0)" == message)
      return "\($0)" == message
    }
  }

  @Test func `the files of all rules have no mistakes`() {
    #expect(RuleExamples.flaws == [])
  }

  @Test func `each rule has a file in the folder and in the list, and each file its rule`() throws {
    let folder = RepositoryFolder.path("Sources/Check/LocationAudit/Examples")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files == RuleCatalog.all.map { "\($0.id.rawValue).md" })
    let list = try RepositoryFolder.text(of: "Sources/Check/RuleExampleFiles/RuleExampleFiles.c")
    #expect(list.matches(of: /#embed "\.\.\/LocationAudit\/Examples\/([^"]*)"/).map { String($0.1) } == files)
    for file in files {
      let text = try RepositoryFolder.text(of: "Sources/Check/LocationAudit/Examples/\(file)")
      #expect(try "\(RuleExampleReader.read(text).rule.rawValue).md" == file)
    }
  }
}
