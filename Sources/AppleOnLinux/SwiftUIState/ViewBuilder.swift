/// Puts together views from a closure's lines.
@resultBuilder public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(value: (repeat each content))
  }

  /// A view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first view of an `if` with `else`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    .trueContent(first)
  }

  /// The second view of an `if` with `else`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    .falseContent(second)
  }

  /// A view that an availability check lets through.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}
