import AuditReports
import Foundation
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct FixTests {
  private static let infoPlist = "RunTracker/Info.plist"
  private static let recorder = "RunTracker/RunRecorder.swift"
  private static let project = "RunTracker.xcodeproj/project.pbxproj"
  /// The mistakes to make: a key, the background mode and a delegate method are misspelled.
  private static let mistakes = [
    (infoPlist, "NSLocationWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescripton"),
    (infoPlist, "<string>location</string>", "<string>Location updates</string>"),
    (recorder, "didUpdateLocations locations", "didUpdateLocation locations"),
  ]

  private static let nothing = "Nothing to fix: no finding here has only one right answer.\n"

  /// Copies the example with changes to its files.
  private func write(_ changes: [(file: String, old: String, new: String)], to folder: String) throws {
    try FileManager.default.copyItem(atPath: RepositoryFolder.path("Examples/RunTracker"), toPath: folder)
    for (file, old, new) in changes {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      try text.replacing(old, with: new).write(
        toFile: folder + "/" + file, atomically: false, encoding: .utf8)
    }
  }

  private func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

  @Test func `the difference, whole, and nothing is written`() throws {
    let folder = try ScratchFolder()
    let app = folder.path + "/App"
    try write(Self.mistakes, to: app)
    let before = try [Self.infoPlist, Self.recorder].map { try bytes(app + "/" + $0) }
    let run = ToolRun("check", app, "--diff")
    #expect(
      run
        == ToolRun(
          exitCode: 1,
          output: """
            --- a/RunTracker/Info.plist
            +++ b/RunTracker/Info.plist
            @@ -4,11 +4,11 @@
             <dict>
             \t<key>NSLocationAlwaysAndWhenInUseUsageDescription</key>
             \t<string>RunTracker goes on drawing your route and measuring your distance when the phone is locked in \
            your pocket during a run.</string>
            -\t<key>NSLocationWhenInUseUsageDescripton</key>
            +\t<key>NSLocationWhenInUseUsageDescription</key>
             \t<string>RunTracker draws your route on the map and measures your distance while you run.</string>
             \t<key>UIBackgroundModes</key>
             \t<array>
            -\t\t<string>Location updates</string>
            +\t\t<string>location</string>
             \t</array>
             </dict>
             </plist>
            --- a/RunTracker/RunRecorder.swift
            +++ b/RunTracker/RunRecorder.swift
            @@ -91,7 +91,7 @@
                 onChange?()
               }
             
            -  func locationManager(_ manager: CLLocationManager, didUpdateLocation locations: [CLLocation]) {
            +  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                 guard state == .recording else { return }
                 problem = nil
                 for location in locations { run?.append(location) }

            """, errors: ""))
    #expect(try [Self.infoPlist, Self.recorder].map { try bytes(app + "/" + $0) } == before)
  }

  @Test func `fixing mends the files, reports what is left, and has nothing to do a second time`() throws {
    let folder = try ScratchFolder()
    let (app, right) = (folder.path + "/App", folder.path + "/Right")
    try write(Self.mistakes, to: app)
    try write([], to: right)
    let run = ToolRun("check", app, "--fix")
    #expect(run.errors == "Mended: RunTracker/Info.plist, RunTracker/RunRecorder.swift\n")
    #expect(run == ToolRun(exitCode: 1, output: ToolRun("check", right).output, errors: run.errors))
    for file in [Self.infoPlist, Self.recorder] {
      #expect(try bytes(app + "/" + file) == bytes(right + "/" + file))
    }
    let again = ToolRun("check", app, "--fix")
    #expect(again == ToolRun(exitCode: 1, output: run.output, errors: Self.nothing))
    #expect(ToolRun("check", app, "--diff") == ToolRun(exitCode: 0, output: "", errors: Self.nothing))
  }

  @Test func `only what is shown is mended`() throws {
    let folder = try ScratchFolder()
    try write(Self.mistakes, to: folder.path + "/App")
    #expect(ToolRun("check", folder.path + "/App", "--diff", "--ios", "14").output == "")
  }

  @Test(arguments: ["\r\n", "\n"], [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func `encoding, byte order mark, line ends and permissions stay as they are`(
    lineEnd: String, encoding: String.Encoding
  ) throws {
    let folder = try ScratchFolder()
    let app = folder.path + "/App"
    try write(Self.mistakes, to: app)
    let file = app + "/" + Self.infoPlist
    func encoded(_ text: String) -> [UInt8] {
      [UInt8](("\u{FEFF}" + text.replacing("\n", with: lineEnd)).data(using: encoding) ?? Data())
    }
    let wrong = try String(contentsOfFile: file, encoding: .utf8)
    try Data(encoded(wrong)).write(to: URL(filePath: file))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(ToolRun("check", app, "--fix").exitCode == 1)
    let right = try String(
      contentsOfFile: RepositoryFolder.path("Examples/RunTracker/\(Self.infoPlist)"), encoding: .utf8)
    #expect(try bytes(file) == encoded(right))
    let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(permissions as? Int == 0o640)
    let names = try [app, RepositoryFolder.path("Examples/RunTracker")].map {
      try Set(FileManager.default.contentsOfDirectory(atPath: $0 + "/RunTracker"))
    }
    #expect(names[0] == names[1])
  }

  @Test func `a binary property list is left alone, with a message`() throws {
    let folder = try ScratchFolder()
    let app = folder.path + "/App"
    try write(Self.mistakes, to: app)
    let file = app + "/" + Self.infoPlist
    let list = try PropertyListSerialization.propertyList(from: Data(try bytes(file)), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    try binary.write(to: URL(filePath: file))
    let run = ToolRun("check", app, "--fix")
    #expect(
      run.errors == """
        Mended: RunTracker/RunRecorder.swift
        Warning: RunTracker/Info.plist is a binary property list and is left alone; 'plutil -convert xml1' makes it a text

        """)
    #expect(try bytes(file) == [UInt8](binary))
  }

  @Test func `a file that a link leads out of the folder to is left alone`() throws {
    let folder = try ScratchFolder()
    let app = folder.path + "/App"
    try write(Self.mistakes, to: app)
    let file = app + "/" + Self.infoPlist
    try FileManager.default.moveItem(atPath: file, toPath: folder.path + "/Info.plist")
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: folder.path + "/Info.plist")
    let before = try bytes(file)
    let run = ToolRun("check", app, "--fix")
    #expect(
      run.errors == """
        Mended: RunTracker/RunRecorder.swift
        Warning: RunTracker/Info.plist is left alone, for it lies outside of what is checked; check the folder that holds it

        """)
    #expect(try bytes(file) == before)
  }

  @Test func `a misspelled build setting is renamed in every configuration`() throws {
    let folder = try ScratchFolder()
    let app = folder.path + "/App"
    let text = "\"Your route is drawn.\""
    try write(
      [
        (Self.infoPlist, "NSLocationWhenInUseUsageDescription", "Other"),
        (
          Self.project, "INFOPLIST_KEY_UILaunchScreen_Generation = YES;",
          "INFOPLIST_KEY_NSLocationWhenInUsageDescription = \(text);"
        ),
      ], to: app)
    #expect(ToolRun("check", app, "--fix").errors == "Mended: \(Self.project)\n")
    let project = try String(contentsOfFile: app + "/" + Self.project, encoding: .utf8)
    #expect(
      project.matches(of: /INFOPLIST_KEY_NSLocationWhenInUseUsageDescription = "Your route is drawn.";/).count
        == 2)
    #expect(!project.contains("INFOPLIST_KEY_NSLocationWhenInUsageDescription"))
  }

  @Test func `the old Always text is given to the key of iOS 11 as well`() throws {
    let folder = try ScratchFolder()
    let app = folder.path + "/App"
    try write([(Self.infoPlist, "NSLocationAlwaysAndWhenInUseUsage", "NSLocationAlwaysUsage")], to: app)
    try FileManager.default.removeItem(atPath: app + "/RunTracker/zh-Hans.lproj")
    #expect(
      ToolRun("check", app, "--diff").output == """
        --- a/RunTracker/Info.plist
        +++ b/RunTracker/Info.plist
        @@ -4,6 +4,8 @@
         <dict>
         \t<key>NSLocationAlwaysUsageDescription</key>
         \t<string>RunTracker goes on drawing your route and measuring your distance when the phone is locked in your \
        pocket during a run.</string>
        +\t<key>NSLocationAlwaysAndWhenInUseUsageDescription</key>
        +\t<string>RunTracker goes on drawing your route and measuring your distance when the phone is locked in your \
        pocket during a run.</string>
         \t<key>NSLocationWhenInUseUsageDescription</key>
         \t<string>RunTracker draws your route on the map and measures your distance while you run.</string>
         \t<key>UIBackgroundModes</key>

        """)
  }

  @Test func `texts that people read are never made up`() throws {
    let folder = try ScratchFolder()
    let app = folder.path + "/App"
    try write([(Self.infoPlist, "NSLocation", "Other")], to: app)
    #expect(ToolRun("check", app, "--quiet").output.contains("missing-when-in-use-description"))
    #expect(ToolRun("check", app, "--diff") == ToolRun(exitCode: 0, output: "", errors: Self.nothing))
  }

  @Test func `the report for scripts has the bytes of each edit, SARIF its lines and columns`() throws {
    let folder = try ScratchFolder()
    let app = folder.path + "/App"
    try write(Self.mistakes, to: app)
    let data = Data(ToolRun("check", app, "--format", "json").output.utf8)
    #expect(try JSONSchemaValidator(schema: "CheckReport").violations(in: data) == [])
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let edits = try #require(report["findings"] as? [[String: Any]]).compactMap {
      $0["edits"] as? [[String: Any]]
    }
    let replaced = try edits.joined().map { edit in
      let file = try #require(edit["file"] as? String)
      let (start, end) = (try #require(edit["start"] as? Int), try #require(edit["end"] as? Int))
      return String(decoding: try bytes(app + "/" + file)[start..<end], as: UTF8.self)
    }
    #expect(
      replaced == [
        "NSLocationWhenInUseUsageDescripton", "<string>Location updates</string>", "didUpdateLocation",
      ])
    let sarif = ToolRun("check", app, "--format", "sarif").output.filter { !$0.isWhitespace }
    #expect(
      sarif.contains(
        #""replacements":[{"deletedRegion":{"endColumn":71,"endLine":94,"startColumn":54,"startLine":94},"insertedContent":{"text":"didUpdateLocations"}}]"#
      ))
  }

  @Test(arguments: [["--fix", "--diff"], ["--fix", "App.ipa"], ["--diff", "App.app"]])
  func `options that exclude each other, and products that are built again, are refused`(arguments: [String])
  {
    let path = arguments.contains { $0.hasPrefix("App") } ? [] : ["."]
    let run = ToolRun(arguments: ["check"] + arguments + path)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("Error: --diff and --fix "))
  }
}
