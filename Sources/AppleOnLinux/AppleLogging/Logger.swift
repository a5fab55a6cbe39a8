/// A writer of messages of one part of a program.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for a part of the program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Creates a logger that writes to the default log.
  public init() { log = .default }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { write(.default, message) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }

  /// Writes a message of level debug.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }

  /// Writes a message of level debug.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }

  /// Writes a message of level info.
  public func info(_ message: OSLogMessage) { write(.info, message) }

  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { write(.default, message) }

  /// Writes a message of level error.
  public func warning(_ message: OSLogMessage) { write(.error, message) }

  /// Writes a message of level error.
  public func error(_ message: OSLogMessage) { write(.error, message) }

  /// Writes a message of level fault.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }

  /// Writes a message of level fault.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ type: OSLogType, _ message: OSLogMessage) {
    log.write(type) { message.interpolation.text }
  }
}
