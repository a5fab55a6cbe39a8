import Foundation
import TestSupport

/// A module for Linux that is disguised as one of another platform.
enum DisguisedModule {
  /// Copies a module, replacing its triple by another one with the same length.
  static func copy(_ module: URL, to copy: URL, triple: String, replacing original: String) throws {
    var bytes = try Data(contentsOf: module)
    // The triple is in one of the first records; the rest is not searched.
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
