import Foundation

/// The rule that decides which messages are written to the error stream.
///
/// Messages of level default, error and fault are written; `OS_ACTIVITY_MODE`, the variable that Xcode's schemes set,
/// changes that: `info` also writes information, `debug` everything, `disable` nothing. Apple's systems keep messages
/// in a store, which Linux does not have.
struct LogRule {
  /// The variable that changes the rule.
  static let variable = "OS_ACTIVITY_MODE"
  /// The rule of this process.
  static let ofProcess = LogRule(mode: ProcessInfo.processInfo.environment[variable])

  private let levels: Set<OSLogType>

  init(mode: String?) {
    let usual: Set<OSLogType> = [.default, .error, .fault]
    levels =
      switch mode {
      case "disable": []
      case "info": usual.union([.info])
      case "debug": usual.union([.info, .debug])
      default: usual
      }
  }

  /// Returns whether messages of a level are written.
  func writes(_ type: OSLogType) -> Bool { levels.contains(type) }
}

/// A message as it is written.
struct LogLine {
  let subsystem: String
  let category: String
  let type: OSLogType
  let text: String

  private var level: String {
    switch type {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    // The default level, and any level that Apple doesn't have.
    default: ""
    }
  }

  /// The line with its line break, such as `[com.example.app:location] error: no fix`.
  var line: String {
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return (names.isEmpty ? "" : "[\(names)] ") + level + text + "\n"
  }
}
