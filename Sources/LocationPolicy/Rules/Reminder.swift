/// The reminder of background use.
public enum Reminder: UInt8, Hashable, Sendable {
  /// There is none.
  case none
  /// Once, some days after the first use in the background (SET-020).
  case once
  /// As before; whether it repeats is not known (SET-020).
  case repetitionUnknown
  /// Again and again, with a map (SET-021).
  case repeating

  /// The prompt; nil where there is none.
  public var template: PromptTemplate? {
    switch self {
    case .none: nil
    case .once, .repetitionUnknown: .reminder8
    case .repeating: .reminder13
    }
  }
}
