import AppProject
import Foundation
import PropertyLists
import TestSupport
import Testing

/// Tests the Xcode project of the fixed example, which can't be opened in Xcode on Linux.
@Suite struct ExampleProjectTests {
  private static let folder = "Examples/RunTrackerFixed"
  /// The test of the app before the fix, which only the package contains.
  private static let leftOut = ["MistakeTests.swift"]

  @Test func `the app links the client, and its test target every test of it with the simulated phone`()
    throws
  {
    let project = try ProjectReader(options: .init()).read(RepositoryFolder.path(Self.folder))
    let app = try #require(project.targets.first { $0.name == "RunTracker" })
    #expect(app.kind == .app)
    #expect(app.dependencies.contains("Sextant"))
    let tests = try #require(project.targets.first { $0.name == "RunTrackerTests" })
    #expect(tests.kind == .test)
    #expect(tests.dependencies.contains("SextantTesting"))
    #expect(tests.configurations.map(\.deploymentTarget?.description) == ["18.0", "18.0"])
    let files = try FileManager.default.contentsOfDirectory(
      atPath: RepositoryFolder.path(Self.folder + "/Tests"))
    #expect(Set(files).isSuperset(of: Self.leftOut))
    #expect(
      tests.sources.map(\.path) == files.filter { !Self.leftOut.contains($0) }.sorted().map { "Tests/" + $0 })
    #expect(project.problems == [])
  }

  @Test func `every object that the project names is there, each once`() throws {
    let file = RepositoryFolder.root.appending(path: Self.folder + "/RunTracker.xcodeproj/project.pbxproj")
    let project = try PropertyListParser.parse(Array(Data(contentsOf: file)))
    let objects = try #require(project.root["objects"])
    let named = names(in: project.root)
    #expect(named.count > 40)
    #expect(Set(named).subtracting(objects.entries.keys) == [])
    #expect(project.duplicates.map(\.key) == [])
  }

  /// Returns the identifiers of objects in a value.
  private func names(in value: PropertyListNode) -> [String] {
    let isName = value.string.map { $0.count == 24 && $0.allSatisfy(\.isHexDigit) } ?? false
    return (isName ? [value.string ?? ""] : []) + value.elements.flatMap(names)
      + value.entries.values.flatMap { names(in: $0.value) }
  }
}
