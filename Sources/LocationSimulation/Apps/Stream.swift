/// An object of Core Location's Swift API that an app holds.
public struct Stream: Sendable {
  /// The object.
  public let id: ClientID
  /// What it is.
  public let kind: StreamKind

  init(id: ClientID, kind: StreamKind) {
    self.id = id
    self.kind = kind
  }
}
