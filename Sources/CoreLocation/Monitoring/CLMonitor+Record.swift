@available(iOS 17.0, *)
extension CLMonitor {
  /// What a monitor knows of a condition.
  public struct Record: Sendable {
    /// What is watched.
    public let condition: any CLCondition

    /// What has become of it last.
    public let lastEvent: CLMonitor.Event
  }
}
