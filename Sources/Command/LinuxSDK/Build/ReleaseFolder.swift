package import LeanFoundation

/// The files that a release has beside its program: below `lib` and `share`, next to `bin`.
package struct ReleaseFolder {
  private let prefix: URL

  /// Creates the folder for a program, which need not be part of a release.
  package init(of program: URL) {
    prefix = program.deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The SDK, which only the compiler that it was built with can use; nil if there is none.
  var sdk: SDKFolder? { SDKFolder(at: prefix.appending(path: "lib/sextant/sdk")) }

  /// The phone for a browser; nil if there is none.
  package var page: URL? {
    let page = prefix.appending(path: "share/sextant/phone/index.html")
    return FolderWork.exists(page) ? page : nil
  }
}
