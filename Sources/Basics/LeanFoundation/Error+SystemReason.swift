extension Error {
  /// The reason why a file can't be used, in the system's words, such as "No such file or directory".
  package var systemReason: String {
    let cause = (self as? CocoaError)?.underlying ?? self
    return (cause as? POSIXError).map { String(cString: strerror($0.code.rawValue)) } ?? "\(self)"
  }
}
