import Foundation

/// Which messages are written to the error stream.
///
/// Those of level default, error and fault; `OS_ACTIVITY_MODE`, the variable that Xcode's schemes set, changes that:
/// `info` writes information too, `debug` everything, `disable` nothing. Apple's keeps messages in a store of the
/// system, which Linux has not.
struct LogRule {
  /// The variable that changes the rule.
  static let variable = "OS_ACTIVITY_MODE"
  /// The rule that holds for this process.
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

  /// Whether messages of a level are written.
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
    // The default level, and any that Apple hasn't got.
    default: ""
    }
  }

  /// The line with its end, such as `[com.example.app:location] error: no fix`.
  var line: String {
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return (names.isEmpty ? "" : "[\(names)] ") + level + text + "\n"
  }
}
