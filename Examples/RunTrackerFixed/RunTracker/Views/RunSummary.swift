import Foundation

/// What is kept of a finished run.
struct RunSummary: Codable, Identifiable {
  let id: UUID
  let start: Date
  let duration: TimeInterval
  /// In meters.
  let distance: Double

  init(_ run: Run) {
    id = UUID()
    start = run.start
    duration = run.duration(at: run.end ?? run.start)
    distance = run.distance
  }
}
