import Testing

/// Sources in the form that apps have compile against the built modules, or are refused as Apple's SDK refuses them.
@Suite struct UnmodifiedSourceTests {
  @Test(arguments: [5, 6])
  func appCodeCompilesAsWithApplesSDK(languageMode: Int) throws {
    let snippets = try SnippetFolder("Snippets")
    let diagnostics = try SnippetFolder.diagnostics(of: snippets.files, languageMode: languageMode)
    expect(diagnostics, are: try snippets.announced(languageMode: languageMode))
  }

  @Test(arguments: [5, 6])
  func whatNeedsApplesRuntimeIsRefusedByTheCompiler(languageMode: Int) throws {
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
