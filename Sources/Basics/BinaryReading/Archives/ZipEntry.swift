/// An entry in the directory of an archive.
struct ZipEntry: Sendable {
  /// The path, relative to the archive's root.
  let path: String
  /// Whether the file is encrypted with a password.
  let isEncrypted: Bool
  /// The number of the compression method.
  let method: UInt16
  /// The CRC-32 checksum of the contents.
  let checksum: UInt32
  /// The compressed size in bytes.
  let compressedCount: UInt64
  /// The uncompressed size in bytes.
  let count: UInt64
  /// The offset of the file's header in the archive.
  let offset: UInt64
  /// The Unix file mode, which tells files, folders and symbolic links apart.
  let mode: UInt32

  /// Whether the entry is a folder or a symbolic link rather than a file.
  var isNoFile: Bool { path.hasSuffix("/") || mode & 0xF000 == 0xA000 || mode & 0xF000 == 0x4000 }

  /// The smallest range of the archive that the entry can occupy.
  var range: Range<UInt64>? {
    let (end, isTooFar) = offset.addingReportingOverflow(30 + UInt64(path.utf8.count))
    let (last, isStillTooFar) = end.addingReportingOverflow(compressedCount)
    return isTooFar || isStillTooFar ? nil : offset..<last
  }
}
