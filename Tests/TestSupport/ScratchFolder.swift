package import Foundation

/// A folder that is there for the length of a test.
package struct ScratchFolder: ~Copyable, Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "sextant-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  package var path: String { url.path(percentEncoded: false) }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("a test left \(url.path(percentEncoded: false)) behind: \(error)")
    }
  }
}
