/// Why data is no Info.plist.
public struct InfoPlistError: Error, Hashable, Sendable {
  /// What is wrong with it.
  public let reason: String
}
