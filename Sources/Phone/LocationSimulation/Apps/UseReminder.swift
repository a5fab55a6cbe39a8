import LocationPolicy

/// How far the system is with the reminder of background use, and what it will tell of (SET-020, SET-021).
struct UseReminder: Sendable {
  /// How far the system is with the prompt.
  private(set) var stage = SystemPromptStage.none
  /// When it is due, where it is planned.
  private var due = Moment.start
  /// What it will tell of; nil before the first use in the background.
  private var use: BackgroundUse?

  /// Whether further updates make no difference to it.
  var hasNotedUpdates: Bool { stage != .none && use?.goesOn == true }

  /// What the prompt says if it comes up now.
  func occasion(at now: Moment) -> PromptOccasion {
    // Counted are events; of updates that go on for hours no count is known to be told (SET-021).
    use.flatMap { $0.goesOn ? nil : $0.occasion(at: now) } ?? .none
  }

  /// The app had an event or updates in the background.
  mutating func note(goesOn: Bool, at moment: Moment) {
    var noted = use ?? BackgroundUse(since: moment)
    noted.times += 1
    noted.goesOn = noted.goesOn || goesOn
    use = noted
  }

  /// Plans the reminder; returns whether that was not done yet.
  mutating func plan(at moment: Moment) -> Bool {
    guard stage == .none else { return false }
    stage = .planned
    due = moment
    return true
  }

  /// The time of the reminder has come; returns whether it was planned.
  mutating func comeDue(at moment: Moment) -> Bool {
    guard stage == .planned, moment >= due else { return false }
    stage = .due
    return true
  }

  /// Nothing is planned anymore; what was noted stays.
  mutating func cancel() { stage = .none }

  /// The reminder was shown, or its reason is forgotten.
  mutating func forget() {
    stage = .none
    use = nil
  }
}

/// What an app had in the background because it has Always, since the last reminder (SET-021).
private struct BackgroundUse: Hashable, Sendable {
  /// When it had something first.
  let since: Moment
  /// How often it had something.
  var times = 0
  /// Whether some of it were updates that go on, not events.
  var goesOn = false

  init(since: Moment) { self.since = since }

  /// The use in whole days up to now, one at least.
  func occasion(at now: Moment) -> PromptOccasion {
    .uses(times: times, days: max(1, Int(((now - since) / 86_400).rounded())))
  }
}
