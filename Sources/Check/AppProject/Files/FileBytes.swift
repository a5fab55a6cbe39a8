package import LeanFoundation

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
    let question = FileQuestion(.contents, of: path, limit: limit)
    do throws(FileError) {
      let (bytes, status) = try contents(of: path, limit: limit)
      FileTrace.current?.add(FileAnswer(bytes, status), to: question)
      return bytes
    } catch {
      FileTrace.current?.add(FileAnswer("\(error)"), to: question)
      throw error
    }
  }

  /// What a path leads to, with links followed.
  enum Kind: String {
    case file
    case folder
    /// A pipe, a socket or a device.
    case other
    case missing
  }

  /// Returns what is at a path.
  static func kind(of path: FilePath) -> Kind {
    let kind: Kind =
      switch status(of: path).map({ $0.st_mode & S_IFMT }) {
      case nil: .missing
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    FileTrace.current?.add(FileAnswer(kind.rawValue), to: FileQuestion(.kind, of: path))
    return kind
  }

  /// Returns what the system says of a path, with links followed; nil if there is nothing.
  package static func status(of path: FilePath) -> stat? {
    var status = stat()
    return stat(path.description, &status) == 0 ? status : nil
  }

  /// Returns whether the path is that of a file, not a folder.
  package static func isFile(_ path: FilePath) -> Bool { kind(of: path) == .file }

  /// Returns whether the path is that of a folder.
  package static func isFolder(_ path: FilePath) -> Bool { kind(of: path) == .folder }

  private static func contents(of path: FilePath, limit: Int) throws(FileError) -> ([UInt8], stat) {
    let descriptor = open(path.description, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw openError() }
    defer { close(descriptor) }
    let status = try regularStatus(of: descriptor)
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return (try contents(of: descriptor, size: Int(status.st_size)), status)
  }

  private static func regularStatus(of descriptor: Int32) throws(FileError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw openError() }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status
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
