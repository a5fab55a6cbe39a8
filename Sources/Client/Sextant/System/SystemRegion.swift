/// A circle that the system is asked to monitor.
package struct SystemRegion: Equatable, Sendable {
  /// The name of the region among all of the app.
  package let identifier: String
  /// The middle.
  package let center: Position
  /// The radius in meters.
  package let radius: Double
  /// Whether the system tells that the phone came in.
  package let notifiesOnEntry: Bool

  /// Creates a circle.
  package init(identifier: String, center: Position, radius: Double, notifiesOnEntry: Bool = true) {
    self.identifier = identifier
    self.center = center
    self.radius = radius
    self.notifiesOnEntry = notifiesOnEntry
  }
}
