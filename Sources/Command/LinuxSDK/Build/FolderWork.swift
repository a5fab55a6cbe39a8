import LeanFoundation

/// Operations on files and folders, whose errors name the path.
enum FolderWork {
  /// Creates a folder, with intermediate folders.
  static func create(_ folder: URL) throws(SDKError) {
    try perform(folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  static func copy(_ source: URL, to target: URL) throws(SDKError) {
    try perform(source) { try FileManager.default.copyItem(at: source, to: target) }
  }

  static func write(_ data: Data, to file: URL) throws(SDKError) {
    try perform(file) { try data.write(to: file) }
  }

  /// Removes a file or a folder with its contents, if it exists.
  static func remove(_ url: URL) throws(SDKError) {
    guard exists(url) else { return }
    try perform(url) { try FileManager.default.removeItem(at: url) }
  }

  /// Replaces a folder by another; it is missing only for a moment, and its old contents are
  /// removed afterwards.
  static func replace(_ old: URL, with new: URL) throws(SDKError) {
    let aside = old.deletingLastPathComponent().appending(path: ".\(old.lastPathComponent).old")
    try remove(aside)
    if exists(old) { try perform(old) { try FileManager.default.moveItem(at: old, to: aside) } }
    try perform(new) { try FileManager.default.moveItem(at: new, to: old) }
    try remove(aside)
  }

  static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }

  /// Returns whether a path doesn't exist or is an empty folder.
  static func isFree(_ url: URL) -> Bool {
    guard exists(url) else { return true }
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))
    return names?.isEmpty ?? false
  }

  private static func perform(_ url: URL, _ work: () throws -> Void) throws(SDKError) {
    do {
      try work()
    } catch {
      throw .file(url.path(percentEncoded: false), reason: error.systemReason)
    }
  }
}
