import LocationPolicy

/// The sessions of Core Location's Swift API that a session of updates holds beside its manager.
struct HeldSessions: Codable, Hashable, Sendable {
  /// Whether a background activity session is held, which keeps the app in use (BG-023).
  var activity = false
  /// What a service session asks for; nil when none is held (AUTH-083).
  var goal: SessionGoal?

  init(activity: Bool = false, goal: SessionGoal? = nil) {
    self.activity = activity
    self.goal = goal
  }

  private enum CodingKeys: CodingKey {
    case activity
    case goal
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    activity = try container.decode(Bool.self, forKey: .activity)
    goal = try container.decodeIfPresent(UInt8.self, forKey: .goal).flatMap(SessionGoal.init)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(activity, forKey: .activity)
    try container.encodeIfPresent(goal?.rawValue, forKey: .goal)
  }
}
