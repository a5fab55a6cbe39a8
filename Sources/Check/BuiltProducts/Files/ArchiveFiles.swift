import BinaryReading
import LeanFoundation

/// The files of a product in a zip archive, such as an .ipa, which are not extracted to disk.
struct ArchiveFiles: ProductFiles {
  private let archive: ZipArchive

  var paths: [String] { archive.paths }

  /// Opens an archive.
  init(_ file: URL) throws(BinaryError) {
    archive = try ZipArchive(SingleFile(file).contents(of: file.lastPathComponent, limit: .max))
  }

  func contents(of path: String, limit: Int) throws(BinaryError) -> ByteSlice {
    try archive.contents(of: path, limit: limit)
  }
}
