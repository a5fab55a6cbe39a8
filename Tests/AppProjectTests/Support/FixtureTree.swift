import AppProject
import Foundation
import Testing

/// A folder of files that a test writes and that disappears with it.
final class FixtureTree {
  /// The folder.
  let path: String

  /// Writes files given by their paths and texts.
  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "/app-project-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes one file with its folders.
  func write(_ name: String, _ contents: Data) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: url)
  }

  /// Reads the folder, or something in it.
  func read(_ name: String = "", options: ProjectReader.Options = .init()) throws -> ProjectInventory {
    try ProjectReader(options: options).read(name.isEmpty ? path : path + "/" + name)
  }
}
