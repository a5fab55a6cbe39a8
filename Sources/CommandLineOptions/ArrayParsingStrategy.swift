/// How an option with several values takes them.
public struct ArrayParsingStrategy: Hashable, Sendable {
  let arity: ArgumentDefinition.Arity

  /// One value each time the option is given.
  public static let singleValue = Self(arity: .many)
  /// All values up to the next option.
  public static let upToNextOption = Self(arity: .upToNextOption)
}
