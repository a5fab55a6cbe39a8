import LeanFoundation

/// Changes of files and folders, with errors that name the path.
enum FolderWork {
  /// Makes a folder and those above it, if they are not there.
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

  /// Removes a file or a folder with all that is in it; none is fine.
  static func remove(_ url: URL) throws(SDKError) {
    guard exists(url) else { return }
    try perform(url) { try FileManager.default.removeItem(at: url) }
  }

  /// Puts a folder in another's place, which is away for a moment only and removed afterwards.
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

  /// Whether there is nothing at a place, or an empty folder.
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
