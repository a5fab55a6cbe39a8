/// What a service session asks for (AUTH-083).
public enum SessionGoal: UInt8, CaseIterable, Hashable, Sendable {
  /// Nothing; it keeps updates from prompting.
  case none
  /// When In Use.
  case whenInUse
  /// Always.
  case always
}
