/// What the system monitors for an app, across its processes.
public struct Monitoring: Hashable, Sendable {
  /// Creates an app for which nothing is monitored.
  public init() {}
}
