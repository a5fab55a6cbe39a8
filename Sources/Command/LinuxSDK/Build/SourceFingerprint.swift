import LeanFoundation
import TextReading

/// A hash of the SDK's sources.
struct SourceFingerprint {
  private var hash = FowlerNollVoHash()

  /// Returns the fingerprint of the manifest and of all files in some folders of a package.
  static func text(of folders: [String], in package: SourcePackage) throws(SDKError) -> String {
    var fingerprint = SourceFingerprint()
    try fingerprint.add("Package.swift", in: package.folder)
    for folder in folders.sorted() {
      for file in try files(below: folder, in: package.folder) {
        try fingerprint.add(file, in: package.folder)
      }
    }
    return fingerprint.hash.text
  }

  /// Returns the files in a folder of a package, recursively, in a stable order.
  static func files(below folder: String, in package: URL) throws(SDKError) -> [String] {
    let root = package.appending(path: folder).path(percentEncoded: false)
    do {
      return try FileManager.default.regularFiles(below: root).map { "\(folder)/\($0)" }
    } catch {
      throw .file(root, reason: error.systemReason)
    }
  }

  /// Adds a file's name, length and contents, which makes the encoding of a tree unambiguous.
  private mutating func add(_ file: String, in package: URL) throws(SDKError) {
    let contents: Data
    do {
      contents = try Data(contentsOf: package.appending(path: file), options: .mappedIfSafe)
    } catch {
      throw .file(file, reason: error.systemReason)
    }
    hash.add("\(file)\0\(contents.count)\0")
    hash.add([UInt8](contents))
  }
}
