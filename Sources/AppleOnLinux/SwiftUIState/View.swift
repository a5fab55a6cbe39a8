/// A part of a user interface; here it can be created and asked for its body, but is never drawn.
@preconcurrency @MainActor public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never returns, because the view has no body.
  public var body: Never { self }
}

/// An empty view.
@frozen public struct EmptyView: View {
  /// Creates an empty view.
  public nonisolated init() {}
  /// Never returns, because it has no body.
  public var body: Never { fatalError("an EmptyView has no body") }
}

/// A view that may be absent.
extension Optional: View where Wrapped: View {
  /// Never returns, because it has no body.
  public var body: Never { fatalError("an optional view has no body") }
}

// swift-format-ignore: NoLeadingUnderscores
/// One of two views.
public enum _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  /// The view if the condition is true.
  case trueContent(TrueContent)
  /// The view if the condition is false.
  case falseContent(FalseContent)
  /// Never returns, because it has no body.
  public var body: Never { fatalError("a choice of views has no body") }
}

/// Several views.
public nonisolated struct TupleView<Content>: View {
  /// The views.
  public let value: Content

  init(value: Content) { self.value = value }

  /// Never returns, because it has no body.
  public var body: Never { fatalError("several views have no body") }
}
