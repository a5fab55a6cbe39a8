import AppProject
import Foundation
import TestSupport
import Testing

/// A folder of files for the duration of a test.
final class FixtureTree {
  private let folder: ScratchFolder

  /// The folder's path.
  let path: String

  /// Writes files, given by their paths and texts.
  init(_ files: [String: String] = [:]) throws {
    folder = try ScratchFolder()
    path = folder.path
    for (name, text) in files { try folder.write(text.utf8, to: name) }
  }

  /// Writes a file, creating intermediate folders.
  func write(_ name: String, _ contents: Data) throws { try folder.write(contents, to: name) }

  /// Reads the folder, or something in it.
  func read(_ name: String = "", options: ProjectReader.Options = .init()) throws -> ProjectInventory {
    try ProjectReader(options: options).read(name.isEmpty ? path : path + "/" + name)
  }
}
