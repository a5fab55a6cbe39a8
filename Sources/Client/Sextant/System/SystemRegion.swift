/// A circle that the system is asked to monitor.
package struct SystemRegion: Equatable, Sendable {
  /// The identifier, unique among the app's regions.
  package let identifier: String
  /// The center.
  package let center: Position
  /// The radius in meters.
  package let radius: Double
  /// Whether the system reports that the phone entered the circle.
  package let notifiesOnEntry: Bool

  /// Creates a circle.
  package init(identifier: String, center: Position, radius: Double, notifiesOnEntry: Bool = true) {
    self.identifier = identifier
    self.center = center
    self.radius = radius
    self.notifiesOnEntry = notifiesOnEntry
  }
}
