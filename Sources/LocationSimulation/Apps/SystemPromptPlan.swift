/// How far the system is with a prompt of its own, which it shows when the person is not busy (AUTH-062).
enum SystemPromptPlan: UInt8, Hashable, Sendable {
  /// There is no reason for it.
  case none
  /// Its time was drawn and has not come.
  case planned
  /// It waits for the person not to be busy.
  case due
}
