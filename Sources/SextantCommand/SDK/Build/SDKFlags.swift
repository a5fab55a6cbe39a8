/// The compiler's and linker's flags for programs on the SDK.
struct SDKFlags: Hashable {
  /// The folders with modules and module maps.
  let searchFolders: [String]
  let libraryFolder: String
  let library: String
  /// The fingerprint of the sources.
  let fingerprint: String

  private var search: [String] { searchFolders.flatMap { ["-I", $0] } }
  private var runPath: [String] { ["-rpath", libraryFolder] }

  /// The words for `swiftc`.
  var swiftc: [String] {
    search + ["-L", libraryFolder, "-l\(library)"] + runPath.flatMap { ["-Xlinker", $0] }
  }

  /// The words for `swift build` and `swift test`.
  ///
  /// SwiftPM doesn't see that a module outside of the package has changed, so the fingerprint is among the flags:
  /// another SDK is another command line, and everything is compiled again.
  var package: [String] {
    (search + ["-DSEXTANT_SDK_\(fingerprint)"]).flatMap { ["-Xswiftc", $0] }
      + (["-L\(libraryFolder)", "-l\(library)"] + runPath).flatMap { ["-Xlinker", $0] }
  }

  /// Returns words as one line that a shell splits into the same words.
  static func line(_ words: [String]) throws(SDKError) -> String {
    for word in words where !word.allSatisfy(isPlain) { throw .unquotable(word) }
    return words.joined(separator: " ")
  }

  /// Whether a character means itself to a shell that splits the result of a command.
  private static func isPlain(_ character: Character) -> Bool {
    !character.isWhitespace && !"\"'\\*?[]$`".contains(character)
  }
}
