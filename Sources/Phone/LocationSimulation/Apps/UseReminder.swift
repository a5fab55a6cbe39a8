import LocationPolicy

/// The state of the reminder of background use, and the use that it will report (SET-020, SET-021).
struct UseReminder: Sendable {
  /// The stage of the prompt.
  private(set) var stage = SystemPromptStage.none
  /// The time when the reminder is due, if it is planned.
  private var due = Moment.start
  /// The use that it will report; nil before the first use in the background.
  private var use: BackgroundUse?

  /// Whether further updates make no difference to the reminder.
  var hasNotedUpdates: Bool { stage != .none && use?.goesOn == true }

  /// Returns the details of the prompt if it appears now.
  func occasion(at now: Moment) -> PromptOccasion {
    // Events are counted; no count is known to be shown for updates that continue for hours (SET-021).
    use.flatMap { $0.goesOn ? nil : $0.occasion(at: now) } ?? .none
  }

  /// Records an event or updates in the background.
  mutating func note(goesOn: Bool, at moment: Moment) {
    var noted = use ?? BackgroundUse(since: moment)
    noted.times += 1
    noted.goesOn = noted.goesOn || goesOn
    use = noted
  }

  /// Plans the reminder; returns whether it was not planned yet.
  mutating func plan(at moment: Moment) -> Bool {
    guard stage == .none else { return false }
    stage = .planned
    due = moment
    return true
  }

  /// Makes the reminder due; returns whether it was planned.
  mutating func comeDue(at moment: Moment) -> Bool {
    guard stage == .planned, moment >= due else { return false }
    stage = .due
    return true
  }

  /// Cancels the reminder; recorded use is kept.
  mutating func cancel() { stage = .none }

  /// Forgets the use, because the reminder was shown or its reason no longer exists.
  mutating func forget() {
    stage = .none
    use = nil
  }
}

/// An app's use of location in the background because of Always, since the last reminder (SET-021).
private struct BackgroundUse: Hashable, Sendable {
  /// The start of the use.
  let since: Moment
  /// The number of events.
  var times = 0
  /// Whether continuous updates were part of the use, rather than only events.
  var goesOn = false

  init(since: Moment) { self.since = since }

  /// Returns the use in whole days up to now, at least one.
  func occasion(at now: Moment) -> PromptOccasion {
    .uses(times: times, days: max(1, Int(((now - since) / 86_400).rounded())))
  }
}
