/// The compiler and linker flags for programs that use the SDK.
package struct SDKFlags: Hashable {
  /// The folders with modules and module maps.
  let searchFolders: [String]
  /// The modules that every file imports implicitly.
  let everyFile: [String]
  /// The libraries, with their folders.
  let libraries: [Library]
  /// The fingerprints of the sources and of all additions.
  let fingerprints: [String]

  /// A library to link, which is also in the search path of the running program.
  struct Library: Hashable {
    let folder: String
    let name: String
    /// Another library in the same folder, which is loaded only by programs that use it.
    var companion: String?

    var search: [String] { ["-L\(folder)", "-l\(name)"] }
    var companionSearch: [String] {
      companion.map { ["--push-state", "--as-needed", "-l\($0)", "--pop-state"] } ?? []
    }
    /// The older kind of search path, which libraries without one inherit: so the SDK of a release finds the toolchain's.
    var runPath: [String] { ["--disable-new-dtags", "-rpath", folder] }
  }

  /// The compiler's flags; only its frontend has an option for implicit imports.
  private var compiler: [String] {
    searchFolders.flatMap { ["-I", $0] }
      + everyFile.flatMap { ["-import-module", $0] }.flatMap { ["-Xfrontend", $0] }
  }

  /// The flags for `swiftc`.
  package var swiftc: [String] {
    compiler + libraries.flatMap { ["-L", $0.folder, "-l\($0.name)"] }
      + libraries.flatMap { $0.companionSearch + $0.runPath }.flatMap { ["-Xlinker", $0] }
  }

  /// The flags for `swift build` and `swift test`.
  ///
  /// SwiftPM doesn't notice changes of modules outside of the package. The fingerprints among the
  /// flags change the command line with each SDK, so that everything is recompiled.
  package var package: [String] {
    (compiler + fingerprints.map { "-DSEXTANT_SDK_\($0)" }).flatMap { ["-Xswiftc", $0] }
      + libraries.flatMap { $0.search + $0.companionSearch + $0.runPath }.flatMap { ["-Xlinker", $0] }
  }

  /// Returns words as one line, which a shell splits into the same words; throws an error if that
  /// isn't possible.
  package static func line(_ words: [String]) throws(SDKError) -> String {
    for word in words where !word.allSatisfy(isPlain) { throw .unquotable(word) }
    return words.joined(separator: " ")
  }

  /// Returns whether a character has no special meaning for a shell that splits the output of a
  /// command.
  private static func isPlain(_ character: Character) -> Bool {
    !character.isWhitespace && !"\"'\\*?[]$`".contains(character)
  }
}
