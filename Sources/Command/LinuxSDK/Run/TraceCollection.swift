import LeanFoundation
import TextReading

/// The traces of all phones of all processes, in one file.
///
/// In text, each phone's timeline is below a line with its number; in JSON, each is an element of
/// `phones`.
struct TraceCollection {
  private let path: String?
  private var phones: [(version: String?, trace: String)] = []

  /// Creates a collection for a file; nil if none is wanted.
  init(path: String?) { self.path = path }

  /// Adds the traces of a run, phone by phone.
  mutating func add(_ traces: [String], of version: String?) {
    phones += traces.map { (version, $0) }
  }

  /// Writes the file, even if no test used a phone.
  func write() throws(SDKError) {
    guard let path else { return }
    let text = path.hasSuffix(".json") ? json : plain
    try FolderWork.write(Data(text.utf8), to: URL(filePath: path))
  }

  var plain: String {
    phones.enumerated().map { number, phone in
      "Phone \(number + 1) of \(phones.count)\(phone.version.map { ", iOS \($0)" } ?? "")\n\n\(phone.trace)"
    }.joined(separator: "\n")
  }

  var json: String {
    let elements = phones.map { phone in
      let version = phone.version.map { "\"ios\": \"\($0)\", " } ?? ""
      return "{\(version)\"entries\": \(phone.trace.trimmed)}"
    }
    return "{\"schema\": 1, \"phones\": [\(elements.joined(separator: ", "))]}\n"
  }
}
