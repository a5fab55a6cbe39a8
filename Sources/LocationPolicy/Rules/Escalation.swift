/// What a request for always does from while in use.
public enum Escalation: UInt8, Hashable, Sendable {
  /// Nothing (AUTH-024).
  case none
  /// It prompts at once (AUTH-045, AUTH-051).
  case prompts
  /// It makes the grant provisional, without a prompt (AUTH-052).
  case becomesProvisional
}
