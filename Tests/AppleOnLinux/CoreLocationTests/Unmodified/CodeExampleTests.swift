import Foundation
import LocationCatalogue
import TestSupport
import Testing

/// Checks that the code in answers compiles as it is, in the context of an app.
@Suite struct CodeExampleTests {
  @Test(arguments: [5, 6]) func `every example in Swift compiles`(languageMode: Int) throws {
    let folder = try ScratchFolder()
    let files = try Snippet.answers(importing: "UIKitApplication").map { snippet in
      let file = folder.url.appending(path: snippet.fileName)
      try Data(snippet.source.utf8).write(to: file)
      return file
    }
    #expect(files.count > 40)
    let diagnostics = try SnippetFolder.diagnostics(of: files, languageMode: languageMode)
    #expect(diagnostics.map(\.description) == [])
  }
}
