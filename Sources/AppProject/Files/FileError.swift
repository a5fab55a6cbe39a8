/// Why a file can't be read.
enum FileError: Error, Hashable, Sendable {
  /// Nothing has that name.
  case missing
  /// The name belongs to something other than a file: a folder, a pipe, a device.
  case notFile(String)
  /// The file is larger than what is read of such files; the limit in bytes.
  case tooLarge(limit: Int)
  /// The system refused, with its reason.
  case refused(String)

  /// What is wrong and what to do, to follow a colon.
  var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .notFile(let kind): "this is \(kind), not a file"
    case .tooLarge(let limit): "the file is larger than \(limit / 1_048_576) MB and was skipped"
    case .refused(let reason): "the file can't be opened (\(reason)); check its permissions"
    }
  }
}
