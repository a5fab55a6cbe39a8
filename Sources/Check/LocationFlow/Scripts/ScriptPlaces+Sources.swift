extension ScriptPlaces {
  /// Where a place comes from, or what is worked out of one.
  enum Source: Hashable, Sendable {
    /// A plug-in.
    case answer
    /// Updates, which bring the next ones by themselves.
    case updated
    /// How accurate the position is.
    case accuracy
    /// The last position that a plug-in or a manager remembers.
    case remembered(Effect.Place)
    /// The code.
    case written(Effect.Place)
    /// An earlier run, which has stored the position.
    case kept(Effect.Place)
    /// A distance from the position to another place, in meters per unit; 0 if the unit isn't known.
    case distance(at: Effect.Place, perUnit: Double)
    /// The way from one position to the next.
    case step

    /// Whether it is a distance.
    var isWay: Bool {
      switch self {
      case .distance, .step: true
      case .answer, .updated, .accuracy, .remembered, .written, .kept: false
      }
    }

    var isWritten: Bool { if case .written = self { true } else { false } }

    /// Whether it says where the person's position comes from.
    var isOfAnswer: Bool {
      switch self {
      case .answer, .updated, .remembered: true
      case .accuracy, .written, .kept, .distance, .step: false
      }
    }
  }
}
