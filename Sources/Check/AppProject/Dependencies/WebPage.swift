import LeanFoundation

/// A page in HTML, as far as it names scripts.
enum WebPage {
  /// Returns the scripts that a page names, by paths from its folder or from one that a server shows.
  static func scripts(namedIn page: FilePath, below root: FilePath) -> [FilePath] {
    guard FileBytes.isFile(page), let bytes = try? FileBytes.read(page, limit: FileBytes.settingsLimit) else {
      return []
    }
    let text = withoutComments(String(decoding: bytes, as: UTF8.self))
    return text.matches(of: /<script[^>]*?\ssrc\s*=\s*["']?([^"'\s>?#]+)/.ignoresCase()).map { match in
      let path = String(match.output.1)
      return path.hasPrefix("/") ? FilePath(root.description + path) : page.folder.appending(path)
    }
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "<!--", omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0 ? part[...] : part.firstRange(of: "-->").map { part[$0.upperBound...] } ?? ""
    }.joined()
  }
}
