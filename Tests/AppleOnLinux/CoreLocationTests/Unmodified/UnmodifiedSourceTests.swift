import Foundation
import TestSupport
import Testing

/// Sources like those of apps compile with the built modules, or are rejected as by Apple's SDK.
@Suite struct UnmodifiedSourceTests {
  @Test(arguments: [5, 6]) func `app code compiles as with Apple's SDK`(languageMode: Int) throws {
    let snippets = try SnippetFolder("Snippets")
    let diagnostics = try SnippetFolder.diagnostics(of: snippets.files, languageMode: languageMode)
    expect(diagnostics, are: try snippets.announced(languageMode: languageMode))
  }

  /// New projects in Xcode 26 isolate everything to the main actor by default.
  @Test(arguments: [5, 6]) func `delegates compile in a module on the main actor`(languageMode: Int) throws {
    let names: Set = ["Delegates.swift", "OptionalCalls.swift", "OwnManagers.swift", "Geocoding.swift"]
    let files = try SnippetFolder("Snippets").files.filter { names.contains($0.lastPathComponent) }
    let features = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault", "MemberImportVisibility"]
    let flags =
      ["-default-isolation", "MainActor"] + features.flatMap { ["-enable-upcoming-feature", $0] }
    let diagnostics = try SnippetFolder.diagnostics(
      of: files, languageMode: languageMode, flags: flags)
    #expect(diagnostics.map(\.description) == [])
  }

  @Test(arguments: [5, 6])
  func `what needs Apple's runtime is refused by the compiler`(languageMode: Int) throws {
    let snippets = try SnippetFolder("Refused")
    let diagnostics = try snippets.files.flatMap {
      try SnippetFolder.diagnostics(of: [$0], languageMode: languageMode)
    }
    expect(diagnostics, are: try snippets.announced(languageMode: languageMode))
  }

  private func expect(_ diagnostics: [Diagnostic], are announced: [Diagnostic]) {
    let unannounced = diagnostics.filter { !announced.contains($0) }.map(\.description)
    let absent = announced.filter { !diagnostics.contains($0) }.map(\.description)
    #expect(unannounced == [], "the compiler says more than the snippets announce")
    #expect(absent == [], "the compiler does not say what the snippets announce")
  }
}
