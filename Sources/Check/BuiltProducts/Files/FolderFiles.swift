import BinaryReading
import LeanFoundation

/// The files of a product that is a folder, without following links.
struct FolderFiles: ProductFiles {
  /// The maximum number of files; the largest apps have about ten thousand.
  private static let limit = 500_000

  let paths: [String]
  private let folder: URL

  /// Lists the files below a folder.
  init(_ folder: URL) throws(BinaryError) {
    self.folder = folder
    do {
      paths = try FileManager.default.regularFiles(
        below: folder.path(percentEncoded: false), limit: Self.limit)
    } catch {
      throw BinaryError("the folder can't be opened; check its permissions")
    }
    guard paths.count <= Self.limit else {
      throw BinaryError("there are more than \(Self.limit) files in it; name the app or framework itself")
    }
  }

  func contents(of path: String, limit: Int) throws(BinaryError) -> ByteSlice {
    let contents: ByteSlice
    do {
      contents = ByteSlice(try Data(contentsOf: folder.appending(path: path), options: .alwaysMapped))
    } catch {
      throw BinaryError("the file can't be opened; check that it is there and its permissions")
    }
    guard contents.count <= limit else {
      throw BinaryError("the file is larger than \(limit >> 20) MB and was skipped")
    }
    return contents
  }
}

/// A product that is a single file.
struct SingleFile: ProductFiles {
  let paths: [String]
  private let folder: FolderFiles

  /// Creates the product of a file.
  init(_ file: URL) {
    paths = [file.lastPathComponent]
    folder = FolderFiles(holding: file)
  }

  func contents(of path: String, limit: Int) throws(BinaryError) -> ByteSlice {
    try folder.contents(of: path, limit: limit)
  }
}

extension FolderFiles {
  /// Creates the folder of a file, without its other files.
  fileprivate init(holding file: URL) {
    folder = file.deletingLastPathComponent()
    paths = []
  }
}
