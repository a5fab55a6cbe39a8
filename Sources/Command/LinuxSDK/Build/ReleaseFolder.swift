package import LeanFoundation

/// The files that a release has beside its program: those in `share/sextant`, next to `bin`.
package struct ReleaseFolder {
  let url: URL

  /// Finds the folder of a program; nil if the program isn't part of a release.
  package init?(of program: URL) {
    let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
    url = prefix.appending(path: "share/sextant")
    guard FolderWork.exists(url) else { return nil }
  }

  /// The SDK, which only the compiler that it was built with can use.
  var sdk: URL { url.appending(path: "sdk") }
  /// The phone for a browser, with its handbook.
  package var page: URL { url.appending(path: "phone") }
}
