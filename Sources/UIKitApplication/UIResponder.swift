/// Something that could take events; there are none here.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public nonisolated override init() { super.init() }
}
