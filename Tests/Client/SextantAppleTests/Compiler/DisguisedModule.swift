import Foundation
import TestSupport

/// A module for Linux under the name of another platform.
enum DisguisedModule {
  /// Copies a module, and writes another triple of the same length in the place of its own.
  static func copy(_ module: URL, to copy: URL, triple: String, replacing original: String) throws {
    var bytes = try Data(contentsOf: module)
    // It stands among the first records; the long rest is not searched.
    guard let place = bytes.prefix(headLength).range(of: Data(original.utf8)) else {
      throw ToolError("\(module.lastPathComponent) does not say that it is for \(original)")
    }
    bytes.replaceSubrange(place, with: triple.utf8)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: copy)
  }

  private static let headLength = 1 << 16
}
