import Foundation

/// What happened on a phone of a process, and the file that gets it.
struct PhoneTrace {
  /// What stands for a phone in the name of a file: the number of its process, a hyphen, its number there.
  static let placeholder = "%p"

  let phone: DeviceHost
  let path: String

  init(of phone: DeviceHost, number: Int, path: String) {
    self.phone = phone
    self.path = path.replacingOccurrences(
      of: Self.placeholder, with: "\(ProcessInfo.processInfo.processIdentifier)-\(number)")
  }

  /// Writes all that happened so far; JSON, if the file's name ends in .json.
  func write() throws {
    let text = path.hasSuffix(".json") ? phone.traceJSON : phone.traceText
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
