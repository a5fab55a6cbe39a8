import TestSupport
import Testing

@Suite("The pre-commit hook") struct HookTests {
  /// A file of each kind that a check reads.
  @Test(arguments: [
    "App/Main.swift", "App/A.m", "App/A.mm", "App/A.h", "App/Info.plist", "App.xcodeproj/project.pbxproj",
    "App.xcworkspace/contents.xcworkspacedata", "App.xcconfig", "de.lproj/InfoPlist.strings",
    "InfoPlist.xcstrings", "App.entitlements", "Main.storyboard", "Map.xib", "project.yml", "Project.swift",
    "Tuist/ProjectDescriptionHelpers/Project+App.swift", "Geo.podspec", "Podfile", "ios/Podfile.lock",
    "pubspec.yaml", "pubspec.lock", "config.xml", "plugins/geo/plugin.xml", "app.json", "package.json",
    ".sextant.yml",
  ])
  func `it runs when a file changes that a check reads`(file: String) throws {
    let text = try RepositoryFolder.text(of: ".pre-commit-hooks.yaml")
    let start = "  files: &files "
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(start) })
    let pattern = try Regex(String(line.dropFirst(start.count)))
    #expect(file.contains(pattern))
    #expect(!(file + ".bak").contains(pattern))
  }
}
