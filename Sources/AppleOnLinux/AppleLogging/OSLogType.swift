/// The importance of a message.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  /// The level's number.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message that may help if something goes wrong.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// A message that is helpful but not essential.
  public static let info = OSLogType(rawValue: 0x01)
  /// A message for developers.
  public static let debug = OSLogType(rawValue: 0x02)
  /// A message about something that went wrong.
  public static let error = OSLogType(rawValue: 0x10)
  /// A message about a bug in the program or the system.
  public static let fault = OSLogType(rawValue: 0x11)
}
