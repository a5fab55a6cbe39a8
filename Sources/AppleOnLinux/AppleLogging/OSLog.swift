public import Foundation

// It is immutable, and clients may not subclass it.
/// A destination for the messages of one part of a program.
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// Creates a log for a part of the program.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isDisabled = false
  }

  /// Creates a log of a well-known kind.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isDisabled: Bool) {
    subsystem = ""
    category = ""
    self.isDisabled = isDisabled
  }

  /// The log of programs that create none.
  public static let `default` = OSLog(isDisabled: false)

  /// The log that writes nothing.
  public static let disabled = OSLog(isDisabled: true)

  /// Returns whether a message of a level would be written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogRule.ofProcess.writes(type) }

  /// A kind of log that Apple's Instruments knows.
  public struct Category: Equatable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded only while a tool is attached.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts with a stack trace, recorded only while a tool is attached.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Writes a message if its level is enabled; the text is computed only then.
  func write(_ type: OSLogType, _ text: () -> String) {
    guard isEnabled(type: type) else { return }
    let line = LogLine(subsystem: subsystem, category: category, type: type, text: text()).line
    FileHandle.standardError.write(Data(line.utf8))
  }
}
