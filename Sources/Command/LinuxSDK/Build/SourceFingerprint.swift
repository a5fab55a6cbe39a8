import LeanFoundation

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
    hash.add(Array("\(file)\0\(contents.count)\0".utf8))
    contents.withUnsafeBytes { hash.add($0) }
  }
}

/// The 64-bit hash FNV-1a (RFC 9923), which is simple and portable but not cryptographic.
struct FowlerNollVoHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The hash as sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
