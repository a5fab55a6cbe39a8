import CoreLocationInterface
import Foundation
import TestSupport
import Testing

/// Compiles what readers copy against an SDK of Apple's; Scripts/apple-sdk says with which compiler.
@Suite(
  .enabled(
    if: AppleCompiler.arguments != nil,
    "Scripts/apple-sdk names no compiler, so no snippet was compiled against Apple's own declarations"))
struct AppleSnippetTests {
  private let compiler: AppleCompiler

  init() throws { compiler = try AppleCompiler() }

  @Test func `every example of an answer compiles`() throws {
    let snippets = Snippet.answers(importing: "UIKit")
    #expect(snippets.count > 40)
    let (had, lacked) = compiler.sorted(snippets)
    #expect(try compiler.errors(in: had) == [])
    print("\(had.count) snippets of answers compile; \(lacked) need a newer SDK")
  }

  @Test func `every piece of code in a document compiles`() throws {
    let documents = try Snippet.ofDocuments()
    #expect(documents.count > 15)
    let compiled = documents.filter { $0.modules.allSatisfy(compiler.hasModule) }
    for (snippet, _) in compiled { #expect(try compiler.errors(in: [snippet]) == [], "\(snippet.origin)") }
    print(
      "the snippets of \(compiled.count) documents compile; \(documents.count - compiled.count) need modules that are not compiled"
    )
  }

  @Test func `a mistake in a snippet is found`() throws {
    let mistake = Snippet(
      origin: "mistake", source: "import CoreLocation\nlet status = CLLocationManager().authorisationStatus\n"
    )
    #expect(try compiler.errors(in: [mistake]).count == 1)
  }
}

/// The compiler with the arguments for an SDK of Apple's.
private struct AppleCompiler {
  /// The arguments, a line for each, from the file that the environment names; nil without one.
  static let arguments = ProcessInfo.processInfo.environment["SEXTANT_APPLE_COMPILER"].flatMap {
    try? String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private let version: Version

  init() throws {
    let target = Self.arguments?.first { $0.contains("-apple-") } ?? ""
    guard let match = target.firstMatch(of: /-apple-[a-z]+(\d+)\.(\d+)/), let major = Int(match.1),
      let minor = Int(match.2)
    else { throw ToolError("no version in the target \(target)") }
    version = Version(major, minor)
  }

  /// Returns the snippets that the SDK has everything for, and the number of others.
  func sorted(_ snippets: [Snippet]) -> (had: [Snippet], lacked: Int) {
    let had = snippets.filter { $0.missing(inSDK: version).isEmpty }
    return (had, snippets.count - had.count)
  }

  /// Whether a module of this package was compiled for the SDK before.
  func hasModule(_ name: String) -> Bool {
    guard let arguments = Self.arguments, let index = arguments.firstIndex(of: "-I") else { return false }
    return FileManager.default.fileExists(atPath: "\(arguments[index + 1])/\(name).swiftmodule")
  }

  /// Returns the errors in snippets that are compiled as one module.
  func errors(in snippets: [Snippet]) throws -> [String] {
    let folder = try ScratchFolder()
    let paths = try snippets.map { snippet in
      let file = folder.url.appending(path: snippet.fileName)
      try Data(snippet.source.utf8).write(to: file)
      return file.path(percentEncoded: false)
    }
    let options = ["-swift-version", "5", "-module-name", "Snippets", "-typecheck"]
    let (code, text) = try Toolchain.run("swiftc", (Self.arguments ?? []) + options + paths)
    let errors = Diagnostic.printed(in: text).sorted().filter { $0.severity == "error" }.map(\.description)
    guard code == 0 || !errors.isEmpty else { throw ToolError("swiftc ended with \(code): \(text)") }
    return errors
  }
}
