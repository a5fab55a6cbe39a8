/// Everything that can happen to a simulated device from outside; time is the rest.
public enum Input: Hashable, Sendable {
  /// The person does something.
  case person(PersonAction)
  /// An app's code calls something.
  case call(AppCall, by: AppID)
  /// The world changes.
  case world(WorldChange)
  /// The system does something before its time.
  case system(SystemAction)
}
