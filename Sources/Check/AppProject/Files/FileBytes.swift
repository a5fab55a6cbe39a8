import LeanFoundation

/// Reads whole files by system calls, and rejects anything but regular files.
package enum FileBytes {
  /// The maximum size of a property list or project file, in bytes.
  package static let propertyListLimit = 32 * 1_048_576
  /// The maximum size of an xcconfig file, a workspace or a package manifest, in bytes.
  package static let settingsLimit = 4 * 1_048_576
  /// The maximum size of a source file in bytes; parsing a larger one would take many seconds.
  static let sourceLimit = 4 * 1_048_576

  /// Returns the bytes of a file; throws an error for pipes and devices without blocking.
  package static func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path.description, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw openError() }
    defer { close(descriptor) }
    let size = try regularSize(of: descriptor)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    return try contents(of: descriptor, size: size)
  }

  /// Returns whether the path is that of a file, not a folder.
  package static func isFile(_ path: FilePath) -> Bool {
    var status = stat()
    return stat(path.description, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns whether the path is that of a folder.
  package static func isFolder(_ path: FilePath) -> Bool {
    var status = stat()
    return stat(path.description, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func regularSize(of descriptor: Int32) throws(FileError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw openError() }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .notFile("a folder")
    case S_IFIFO: throw .notFile("a pipe")
    default: throw .notFile("a device or socket")
    }
  }

  private static func contents(of descriptor: Int32, size: Int) throws(FileError) -> [UInt8] {
    // An empty array without capacity is a shared object, to which this initializer would write.
    guard size > 0 else { return [] }
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let got = LeanFoundation.read(descriptor, base + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = openError() }
        if got <= 0 { break }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private static func openError() -> FileError {
    errno == ENOENT || errno == ENOTDIR ? .missing : .refused(String(cString: strerror(errno)))
  }
}

/// An error in reading a file.
package enum FileError: Error, Hashable, Sendable {
  /// The file doesn't exist.
  case missing
  /// The path is that of something else: a folder, a pipe or a device.
  case notFile(String)
  /// The file is larger than the limit, which is in bytes.
  case tooLarge(limit: Int)
  /// The system reported an error.
  case refused(String)

  /// The reason and what to do, as a text that can follow a colon.
  package var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .notFile(let kind): "this is \(kind), not a file"
    case .tooLarge(let limit): "the file is larger than \(limit / 1_048_576) MB and was skipped"
    case .refused(let reason): "the file can't be opened (\(reason)); check its permissions"
    }
  }
}
