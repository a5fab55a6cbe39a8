import LeanFoundation

/// Reads whole files with plain system calls, and nothing but files.
package enum FileBytes {
  /// The largest property list or project file that is read.
  package static let propertyListLimit = 32 * 1_048_576
  /// The largest xcconfig, workspace or package manifest that is read.
  package static let settingsLimit = 4 * 1_048_576
  /// The largest source file that is read; parsing more would take many seconds.
  static let sourceLimit = 4 * 1_048_576

  /// Returns the bytes of a file; pipes and devices are refused without waiting for them.
  package static func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path.description, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw openError() }
    defer { close(descriptor) }
    let size = try regularSize(of: descriptor)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    return try contents(of: descriptor, size: size)
  }

  /// Whether a file, not a folder, has that name.
  package static func isFile(_ path: FilePath) -> Bool {
    var status = stat()
    return stat(path.description, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a folder has that name.
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
    // An array without capacity is one object for the whole process, and this initialiser writes to it.
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

/// Why a file can't be read.
package enum FileError: Error, Hashable, Sendable {
  /// Nothing has that name.
  case missing
  /// The name belongs to something other than a file: a folder, a pipe, a device.
  case notFile(String)
  /// The file is larger than what is read of such files; the limit in bytes.
  case tooLarge(limit: Int)
  /// The system refused, with its reason.
  case refused(String)

  /// What is wrong and what to do, to follow a colon.
  package var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .notFile(let kind): "this is \(kind), not a file"
    case .tooLarge(let limit): "the file is larger than \(limit / 1_048_576) MB and was skipped"
    case .refused(let reason): "the file can't be opened (\(reason)); check its permissions"
    }
  }
}
