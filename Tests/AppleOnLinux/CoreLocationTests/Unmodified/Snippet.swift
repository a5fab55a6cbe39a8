import CoreLocationInterface
import Foundation
import LocationCatalogue
import TestSupport

/// A piece of code for readers, in a context in which it can be compiled.
struct Snippet {
  /// Its origin: the id of an answer, or the path of a document.
  let origin: String
  /// The source of a file.
  let source: String

  /// The name of a file for it.
  var fileName: String { origin.filter { $0.isLetter || $0.isNumber } + ".swift" }

  /// The types of Core Location that it names, and that an SDK of a version lacks.
  func missing(inSDK version: Version) -> [LocationType] {
    LocationType.allCases.filter { type in
      guard let introduced = type.declaration.availability.introduced else { return false }
      return introduced > version && source.contains(type.name)
    }
  }
}

// MARK: - Answers

extension Snippet {
  /// Returns the examples of answers that are Swift.
  ///
  /// - Parameter userInterface: The module with the application and its delegate.
  static func answers(importing userInterface: String) -> [Snippet] {
    CodeExample.all.sorted { $0.key < $1.key }.compactMap { id, example in
      source(around: example, named: id.replacing("-", with: "")).map {
        Snippet(origin: id, source: "import CoreLocation\nimport Foundation\nimport \(userInterface)\n" + $0)
      }
    }
  }

  /// Returns an example in the context that its form needs; nil if it isn't Swift.
  private static func source(around example: CodeExample, named name: String) -> String? {
    switch example.form {
    case .statements: "@MainActor func example\(name)(_ manager: CLLocationManager) {\n\(example.code)\n}\n"
    case .members:
      """
      final class Example\(name): NSObject, CLLocationManagerDelegate {
      let manager = CLLocationManager()
      \(example.code)
      }

      """
    case .launch:
      """
      @MainActor final class Example\(name): NSObject, UIApplicationDelegate, CLLocationManagerDelegate {
      \(example.code)
      }

      """
    case .userInterfaceTest, .infoPlist, .privacyManifest, .shell, .ruby, .objectiveC, .dart, .javaScript,
      .json:
      nil
    }
  }
}

// MARK: - Documents

extension Snippet {
  /// The documents with code for apps, and the modules that their code imports.
  ///
  /// Those of SextantTesting are omitted: it needs the module Testing, which no SDK contains.
  private static func documents() throws -> [(path: String, modules: [String])] {
    let texts = ["README.md"] + (try paths(below: "Documentation")).map { "Documentation/\($0)" }
    let pages = try paths(below: "Sources").filter { $0.contains(".docc/") }.map { "Sources/\($0)" }
    return texts.map { ($0, ["Sextant"]) }
      + pages.compactMap { path in
        let module = path.split(separator: "/")[2]
        return module == "SextantTesting" ? nil : (path, module == "Sextant" ? ["Sextant"] : [String(module)])
      }
  }

  private static func paths(below folder: String) throws -> [String] {
    let path = RepositoryFolder.root.appending(path: folder).path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".md") }.sorted()
  }

  /// Returns the code of all documents, a file for each, with the modules of this package that it imports.
  static func ofDocuments() throws -> [(snippet: Snippet, modules: [String])] {
    try documents().compactMap { path, modules in
      // Symptoms.md shows the answers' examples again.
      guard path != "Documentation/Symptoms.md" else { return nil }
      let parts = try RepositoryFolder.text(of: path).components(separatedBy: "```swift\n").dropFirst()
      let blocks = parts.compactMap { $0.components(separatedBy: "```").first }.filter {
        !belongsElsewhere($0)
      }
      guard !blocks.isEmpty else { return nil }
      return (Snippet(origin: path, source: file(of: blocks, importing: modules)), modules)
    }
  }

  /// Whether code is part of a test or of a package's manifest, for which no app is the context.
  private static func belongsElsewhere(_ code: String) -> Bool {
    code.contains("@Test") || code.hasPrefix("dependencies:")
  }

  /// Returns a file with the declarations, and all statements in one function, where later ones see the earlier ones.
  private static func file(of blocks: [String], importing modules: [String]) -> String {
    let lines = blocks.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    // An SDK's SwiftUI can be too old for the compiler, so only what shows something imports it.
    let views = blocks.contains { $0.contains("View") || $0.contains("@State") } ? ["SwiftUI"] : []
    let imports =
      (modules + ["CoreLocation", "Foundation"] + views).map { "import \($0)" }
      + lines.filter { $0.hasPrefix("import ") }.map(String.init)
    let declarations = blocks.filter(isDeclaration)
    let statements = blocks.filter { !isDeclaration($0) }.map { block in
      block.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
    }
    let function = "@MainActor func statements(_ manager: CLLocationManager) async throws {"
    return (imports + declarations + [function] + statements + ["}", ""]).joined(separator: "\n")
  }

  private static func isDeclaration(_ block: String) -> Bool {
    block.prefixMatch(of: #/(?:@\w+\s+)*(?:final )?(?:class|struct|extension|enum) /#) != nil
  }
}
