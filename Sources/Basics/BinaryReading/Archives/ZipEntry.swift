/// A file as the directory of an archive lists it.
struct ZipEntry: Sendable {
  /// The path, from the archive's root.
  let path: String
  /// Whether a password protects it.
  let isEncrypted: Bool
  /// The number of the method that it is compressed by.
  let method: UInt16
  /// The checksum of its bytes.
  let checksum: UInt32
  /// How many bytes it takes in the archive.
  let compressedCount: UInt64
  /// How many bytes it has.
  let count: UInt64
  /// Where its header is in the archive.
  let offset: UInt64
  /// What kind of file it is on the system that made the archive, in the words of Unix.
  let mode: UInt32

  /// Whether it is a folder or leads elsewhere, rather than being a file.
  var isNoFile: Bool { path.hasSuffix("/") || mode & 0xF000 == 0xA000 || mode & 0xF000 == 0x4000 }

  /// The least part of the archive that it takes.
  var range: Range<UInt64>? {
    let (end, isTooFar) = offset.addingReportingOverflow(30 + UInt64(path.utf8.count))
    let (last, isStillTooFar) = end.addingReportingOverflow(compressedCount)
    return isTooFar || isStillTooFar ? nil : offset..<last
  }
}
