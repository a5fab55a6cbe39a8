/// What the system does with one input.
public enum Outcome: Hashable, Sendable {
  /// A prompt appears.
  case prompt(Prompt)
  /// The grant or the accuracy changes at once, without a prompt.
  case changed
  /// The input is met already, or changes nothing by its nature; services start.
  case proceeds
  /// Nothing happens, and nobody is told.
  case ignored(IgnoredReason)
  /// Nothing happens now; the system asks when it next may (AUTH-084).
  case deferred
  /// An error with a code of Core Location is reported.
  case failed(LocationErrorCode)
}
