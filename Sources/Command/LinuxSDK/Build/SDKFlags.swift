/// The compiler's and linker's flags for programs on the SDK.
package struct SDKFlags: Hashable {
  /// The folders with modules and module maps.
  let searchFolders: [String]
  /// The modules that every file gets without importing them.
  let everyFile: [String]
  /// The libraries, with the folders that they are in.
  let libraries: [Library]
  /// The fingerprints of the sources and of all that was added.
  let fingerprints: [String]

  /// A library that is linked, and looked for again when the program runs.
  struct Library: Hashable {
    let folder: String
    let name: String
    /// Another one beside it, which only programs load that use it.
    var companion: String?

    var search: [String] { ["-L\(folder)", "-l\(name)"] }
    var companionSearch: [String] {
      companion.map { ["--push-state", "--as-needed", "-l\($0)", "--pop-state"] } ?? []
    }
    var runPath: [String] { ["-rpath", folder] }
  }

  /// The compiler's words; only its frontend knows how to import a module into every file.
  private var compiler: [String] {
    searchFolders.flatMap { ["-I", $0] }
      + everyFile.flatMap { ["-import-module", $0] }.flatMap { ["-Xfrontend", $0] }
  }

  /// The words for `swiftc`.
  package var swiftc: [String] {
    compiler + libraries.flatMap { ["-L", $0.folder, "-l\($0.name)"] }
      + libraries.flatMap { $0.companionSearch + $0.runPath }.flatMap { ["-Xlinker", $0] }
  }

  /// The words for `swift build` and `swift test`.
  ///
  /// SwiftPM doesn't see that a module outside of the package has changed, so the fingerprints are among the flags:
  /// another SDK is another command line, and everything is compiled again.
  package var package: [String] {
    (compiler + fingerprints.map { "-DSEXTANT_SDK_\($0)" }).flatMap { ["-Xswiftc", $0] }
      + libraries.flatMap { $0.search + $0.companionSearch + $0.runPath }.flatMap { ["-Xlinker", $0] }
  }

  /// Returns words as one line that a shell splits into the same words.
  package static func line(_ words: [String]) throws(SDKError) -> String {
    for word in words where !word.allSatisfy(isPlain) { throw .unquotable(word) }
    return words.joined(separator: " ")
  }

  /// Whether a character means itself to a shell that splits the result of a command.
  private static func isPlain(_ character: Character) -> Bool {
    !character.isWhitespace && !"\"'\\*?[]$`".contains(character)
  }
}
