import LeanFoundation
import SystemZlib

/// A zip archive, which reads only the files that are requested, and only into memory.
package struct ZipArchive: Sendable {
  /// The maximum total size of all files, in bytes: the largest app that the App Store accepts.
  package static let largestContents: UInt64 = 4 << 30
  /// The highest compression ratio that deflate can reach.
  private static let bestRatio: UInt64 = 1032

  /// Whether zlib, which inflates files, is available; it is loaded on first use.
  package static var canInflate: Bool {
    var checksum: UInt32 = 0
    return system_zlib_crc([0], 1, &checksum) == system_zlib_done
  }

  private let archive: ByteSlice
  private let entries: [String: ZipEntry]

  /// The paths of the files, sorted.
  package let paths: [String]

  /// Reads the directory of an archive, and rejects one that is malformed on purpose.
  package init(_ archive: ByteSlice) throws(BinaryError) {
    self.archive = archive
    let directory = try ZipDirectory(archive)
    let files = directory.entries.filter { !$0.isNoFile }
    try Self.check(directory.entries, endingBefore: directory.start)
    var entries: [String: ZipEntry] = [:]
    for file in files {
      try Self.check(file.path)
      guard entries.updateValue(file, forKey: file.path) == nil else {
        throw BinaryError(
          "it holds two files named \(file.path), of which tools see one; export the app again")
      }
    }
    self.entries = entries
    paths = entries.keys.sorted()
  }

  /// Returns the contents of a file; throws an error if they exceed a limit in bytes.
  package func contents(of path: String, limit: Int) throws(BinaryError) -> ByteSlice {
    guard let entry = entries[path] else { throw BinaryError("there is no such file in the archive") }
    guard !entry.isEncrypted else {
      throw BinaryError("a password protects it; export the app without one")
    }
    guard entry.count <= UInt64(limit) else {
      throw BinaryError("the file is larger than \(limit >> 20) MB and was skipped")
    }
    let stored = try stored(entry)
    switch entry.method {
    case 0 where UInt64(stored.count) == entry.count: return stored
    case 8: return try inflated(stored, of: entry)
    case 0: throw Self.damaged
    default:
      throw BinaryError(
        "it is compressed by method \(entry.method), which apps don't use; export the app again")
    }
  }

  private static let damaged = BinaryError("it is damaged in the archive; copy it or export the app again")

  /// Returns the stored bytes of a file, which follow a header of variable length.
  private func stored(_ entry: ZipEntry) throws(BinaryError) -> ByteSlice {
    let offset = Int(clamping: entry.offset)
    guard archive.number(UInt32.self, at: offset) == 0x0403_4B50,
      let name = archive.number(UInt16.self, at: offset + 26),
      let extra = archive.number(UInt16.self, at: offset + 28),
      let stored = archive.part(
        at: offset + 30 + Int(name) + Int(extra), count: Int(clamping: entry.compressedCount))
    else { throw Self.damaged }
    return stored
  }

  private func inflated(_ stored: ByteSlice, of entry: ZipEntry) throws(BinaryError) -> ByteSlice {
    guard let storedCount = UInt32(exactly: stored.count), let count = UInt32(exactly: entry.count) else {
      throw Self.damaged
    }
    if count == 0 { return ByteSlice(Data()) }
    var data = Data(count: Int(count))
    var checksum: UInt32 = 0
    let result = stored.withBytes { stored in
      data.withUnsafeMutableBytes { data in
        guard let from = stored.bindMemory(to: UInt8.self).baseAddress,
          let to = data.bindMemory(to: UInt8.self).baseAddress
        else { return system_zlib_broken }
        return system_zlib_inflate(from, storedCount, to, count, &checksum)
      }
    }
    switch result {
    case system_zlib_done where checksum == entry.checksum: return ByteSlice(data)
    case system_zlib_missing:
      throw BinaryError(
        "the system has no zlib to read it with; install zlib (zlib1g on Debian and Ubuntu), or unpack the archive "
          + "and check the app in it")
    default: throw Self.damaged
    }
  }
}

extension ZipArchive {
  /// Rejects archives that no export tool creates: impossible sizes, and files that share bytes.
  private static func check(_ entries: [ZipEntry], endingBefore end: UInt64) throws(BinaryError) {
    var total: UInt64 = 0
    var last: (end: UInt64, path: String) = (0, "")
    for entry in entries.sorted(by: { $0.offset < $1.offset }) {
      guard let range = entry.range, range.upperBound <= end else {
        throw BinaryError("\(entry.path) reaches beyond the archive's files; copy it or export the app again")
      }
      guard range.lowerBound >= last.end else {
        throw BinaryError(
          "\(last.path) and \(entry.path) share bytes, as in a zip bomb; export the app again")
      }
      last = (range.upperBound, entry.path)
      guard entry.count / bestRatio <= entry.compressedCount else {
        throw BinaryError("\(entry.path) says it holds more than its bytes can; export the app again")
      }
      total += entry.count
      guard total <= largestContents else {
        throw BinaryError(
          "its files have more than \(largestContents >> 30) GB together, which no app may; export the app again"
        )
      }
    }
  }

  /// Rejects paths that lead out of the archive.
  private static func check(_ path: String) throws(BinaryError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }), !path.contains("\\"),
      !path.utf8.contains(0)
    else {
      throw BinaryError(
        "the path \(path) in it leads out of the archive; don't unpack it, and export the app again")
    }
  }
}
