/// All classic mistakes.
public enum MistakeCatalog {
  /// The mistakes in the order of their numbers.
  public static let all = first + second
}
