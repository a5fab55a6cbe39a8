import Foundation
import LocationPolicy

extension SimulatedDevice {
  // Widgets

  mutating func addWidget(_ app: AppID) {
    apps[app.index].hasWidget = true
    decide(app) { $0.addWidget(of: $1, under: $2) }
  }

  /// An app whose widget was seen counts as in use for a while, if its widgets may use the location (DEL-004).
  mutating func lookAtWidget(_ app: AppID) {
    guard apps[app.index].authorization.memory.contains(.widgetsAllowed) else { return }
    let end = now + policy.timings.widgetInUse
    apps[app.index].widgetSeenUntil = end
    queue.plan(.useEnds(app), at: end)
    useChanged(app)
  }

  // The watch

  /// The phone's app handles a message of its watch app, and counts as in use meanwhile (DEL-002).
  mutating func deliverWatchMessage(to app: AppID) {
    let end = now + timings.watchMessage
    apps[app.index].watchMessageUntil = end
    queue.plan(.useEnds(app), at: end)
    runInBackground(app, for: timings.watchMessage)
    useChanged(app)
  }

  // App Clips

  /// Plans the morning on which an App Clip loses what it was granted (AUTH-055).
  mutating func planMorning(of app: AppID) {
    guard configuration(of: app).traits.contains(.appClip), policy.appClips.value,
      apps[app.index].authorization.grant == .whenInUse
    else { return }
    queue.plan(.morning(app), at: nextMorning)
  }

  private var nextMorning: Moment {
    let day = 86_400.0
    let time = date(of: now).timeIntervalSinceReferenceDate - timings.appClipMorning
    return now + (day - (time - (time / day).rounded(.down) * day))
  }

  // Updates of the system

  /// The phone gets a later release: it restarts, and what apps were granted stays (SET-011, SET-012, SET-013).
  mutating func updateSystem(to release: Release) {
    let earlier = policy
    restart()
    policy = policies.policy(for: release)
    policy.assumptions = earlier.assumptions
    policy.timings = earlier.timings
    if policy.reminder.value == .repeating, earlier.reminder.value != .repeating { remindAfterUpdate() }
  }
}
