/// What keeps a service from bringing anything, and what of that was told.
struct Interruptions: Hashable, Sendable {
  /// What the authorization stands in the way of.
  var obstacle: Interruption?
  /// What else is in the way.
  var disturbance: Interruption?
  /// What was told last; nil while nothing is in the way.
  private(set) var told: Interruption?

  /// What there is to tell.
  enum News: Hashable, Sendable {
    /// The same as before.
    case nothing
    /// Something is in the way, or something else than before.
    case interrupted(Interruption)
    /// Nothing is in the way any more.
    case resumed
  }

  /// Takes what there is to tell as told.
  mutating func takeNews() -> News {
    let now = obstacle ?? disturbance
    guard now != told else { return .nothing }
    told = now
    return now.map { .interrupted($0) } ?? .resumed
  }
}
