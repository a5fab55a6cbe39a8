/// Why data is no Info.plist.
public enum InfoPlistError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There are more bytes than an Info.plist can sensibly have.
  case tooLarge(bytes: Int)
  /// The values are nested too deeply, or stand for too many values.
  case tooDeep
  /// The bytes are no property list, or one that is cut off or damaged; with what the parser said.
  case damaged(String)

  /// The most bytes that are read.
  static let byteLimit = 4_000_000

  /// What is wrong with it.
  public var reason: String {
    switch self {
    case .tooLarge(let bytes): "it has \(bytes) bytes; more than \(Self.byteLimit) are not read"
    case .tooDeep: "it is nested more deeply, or holds more values, than an Info.plist ever does"
    case .damaged(let reason): reason
    }
  }

  /// What is wrong, and what to do.
  public var description: String {
    "the Info.plist can't be read: \(reason); it has to be a dictionary in XML or binary form"
  }
}
