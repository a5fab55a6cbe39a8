import Foundation
import TestSupport

extension ScratchFolder {
  /// Copies the example with its mistake in line 44 of RunTracker/RunRecorder.swift to a folder with a name.
  func copyRunTracker(to name: String = "App") throws {
    try FileManager.default.copyItem(
      atPath: RepositoryFolder.path("Examples/RunTracker"), toPath: path + "/" + name)
  }

  /// Replaces a text in a file.
  func replace(_ old: String, with new: String, in file: String) throws {
    let text = try String(contentsOf: url.appending(path: file), encoding: .utf8)
    try write(text.replacing(old, with: new).utf8, to: file)
  }

  /// Returns the text of a file.
  func text(of file: String) throws -> String {
    try String(contentsOf: url.appending(path: file), encoding: .utf8)
  }
}
