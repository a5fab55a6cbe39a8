/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  /// The level's number.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message that may help when something goes wrong.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// A message that helps, but isn't needed.
  public static let info = OSLogType(rawValue: 0x01)
  /// A message for those who develop.
  public static let debug = OSLogType(rawValue: 0x02)
  /// A message of something that went wrong.
  public static let error = OSLogType(rawValue: 0x10)
  /// A message of a mistake in the program or the system.
  public static let fault = OSLogType(rawValue: 0x11)
}
