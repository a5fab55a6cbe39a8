/// Something that would show on a screen; here it can be made and asked for its body, and nothing draws it.
@preconcurrency @MainActor public protocol View {
  /// What it is made of.
  associatedtype Body: View
  /// What it is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Nothing is made of it.
  public var body: Never { self }
}

/// A view of nothing.
@frozen public struct EmptyView: View {
  /// Creates it.
  public nonisolated init() {}
  /// Nothing: it isn't made of other views.
  public var body: Never { fatalError("an EmptyView has no body") }
}

/// A view that may not be there.
extension Optional: View where Wrapped: View {
  /// Nothing: it isn't made of other views.
  public var body: Never { fatalError("an optional view has no body") }
}

// swift-format-ignore: NoLeadingUnderscores
/// One of two views.
public enum _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  /// The view of the condition that holds.
  case trueContent(TrueContent)
  /// The view of the condition that doesn't hold.
  case falseContent(FalseContent)
  /// Nothing: it isn't made of other views.
  public var body: Never { fatalError("a choice of views has no body") }
}

/// Several views.
public nonisolated struct TupleView<Content>: View {
  /// The views.
  public let value: Content

  init(value: Content) { self.value = value }

  /// Nothing: it isn't made of other views.
  public var body: Never { fatalError("several views have no body") }
}
