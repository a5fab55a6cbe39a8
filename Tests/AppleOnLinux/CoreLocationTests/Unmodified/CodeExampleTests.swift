import Foundation
import LocationCatalogue
import TestSupport
import Testing

/// Checks that the code in answers compiles as it is, in the context of an app.
@Suite struct CodeExampleTests {
  @Test(arguments: [5, 6]) func `every example in Swift compiles`(languageMode: Int) throws {
    let folder = try ScratchFolder()
    var files: [URL] = []
    for (id, example) in CodeExample.all.sorted(by: { $0.key < $1.key }) {
      let name = id.replacing("-", with: "")
      guard let source = Self.source(around: example, named: name) else { continue }
      let file = folder.url.appending(path: "\(name).swift")
      try Data(source.utf8).write(to: file)
      files.append(file)
    }
    #expect(files.count > 40)
    let diagnostics = try SnippetFolder.diagnostics(of: files, languageMode: languageMode)
    #expect(diagnostics.map(\.description) == [])
  }

  /// Returns an example in the context that its form needs; nil if it isn't Swift.
  private static func source(around example: CodeExample, named name: String) -> String? {
    let imports = "import CoreLocation\nimport Foundation\nimport UIKitApplication\n"
    switch example.form {
    case .statements:
      return imports + "@MainActor func example\(name)(_ manager: CLLocationManager) {\n\(example.code)\n}\n"
    case .members:
      return imports + """
        final class Example\(name): NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        \(example.code)
        }

        """
    case .launch:
      return imports + """
        @MainActor final class Example\(name): NSObject, UIApplicationDelegate, CLLocationManagerDelegate {
        \(example.code)
        }

        """
    case .userInterfaceTest, .infoPlist, .privacyManifest, .shell, .ruby, .objectiveC, .dart, .javaScript,
      .json:
      return nil
    }
  }
}
