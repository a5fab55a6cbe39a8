import LocationDelivery

/// The circumstances that decide whether an app that was left counts as in use, apart from its authorization and its
/// process.
struct AppUse: Sendable {
  /// The time when the app was last left; nil while it is in the foreground, and after its process has ended.
  private(set) var leftAt: Moment?
  /// The background location indicator that shows for the app (DEL-001, IND-003).
  private(set) var indicator = Indicator.none
  /// The time when the indicator disappeared since the app was left; nil while it shows, or if it never did.
  private var indicatorWentAt: Moment?
  /// Whether a Live Activity of the app is shown, also after its process has ended (BG-027).
  private(set) var hasLiveActivity = false
  /// Whether the app is shown on the car's display (DEL-001).
  private(set) var isOnCarDisplay = false
  /// Whether the Home screen has a location widget of the app (AUTH-054).
  private(set) var hasWidget = false
  /// The moment until which the app counts as in use because its widget was seen (DEL-004).
  private var widgetSeenUntil: Moment?
  /// The moment until which the app handles a message of its watch app (DEL-002).
  private var watchMessageUntil: Moment?
  /// Whether an extension has used Always in the background, and its app has not been told yet.
  private var hasUseOfApp = false
  /// Whether Background App Refresh is on for the app (BG-014).
  private(set) var backgroundAppRefresh = true

  /// Returns the circumstances that help or hinder delivery at a moment.
  func aids(at moment: Moment) -> DeliveryContext.Aids {
    var aids = DeliveryContext.Aids()
    if let widgetSeenUntil, widgetSeenUntil > moment { aids.insert(.widgetSeen) }
    if let watchMessageUntil, watchMessageUntil > moment { aids.insert(.watchMessage) }
    if isOnCarDisplay { aids.insert(.carDisplay) }
    if !backgroundAppRefresh { aids.insert(.backgroundAppRefreshOff) }
    return aids
  }

  /// Returns the moment from which the time of a one-time grant counts: when the app was left, or when its indicator
  /// disappeared since (AUTH-069).
  func lapseBegins(countsFromLeaving: Bool) -> Moment? {
    countsFromLeaving ? leftAt : indicatorWentAt ?? leftAt
  }

  /// Records that the app is left.
  mutating func leave(at moment: Moment) {
    leftAt = moment
    indicatorWentAt = nil
  }

  /// Records that the app is back in the foreground, or that its process has ended.
  mutating func endAbsence() { leftAt = nil }

  /// Records that the app is shown on the car's display, or no longer is.
  mutating func showInCar(_ isShown: Bool) { isOnCarDisplay = isShown }

  /// Changes the current indicator; returns whether that is a change.
  mutating func show(_ current: Indicator, at moment: Moment) -> Bool {
    guard indicator != current else { return false }
    indicator = current
    indicatorWentAt = current.isVisible ? nil : moment
    return true
  }

  /// Records that the Home screen has a widget of the app.
  mutating func addWidget() { hasWidget = true }

  /// Records that the person sees the widget.
  mutating func seeWidget(until end: Moment) { widgetSeenUntil = end }

  /// Takes over how long the widget counts as seen, from the app whose extension the process is.
  mutating func followWidget(of app: AppUse) { widgetSeenUntil = app.widgetSeenUntil }

  /// Records that an extension's use of Always in the background counts as one of its app.
  mutating func noteUseOfApp() { hasUseOfApp = true }

  /// Removes and returns whether an extension has used Always in the background.
  mutating func takeUseOfApp() -> Bool {
    defer { hasUseOfApp = false }
    return hasUseOfApp
  }

  /// Records that the app handles a message of its watch app.
  mutating func handleWatchMessage(until end: Moment) { watchMessageUntil = end }

  /// Records that a Live Activity of the app is shown, or no longer is.
  mutating func showLiveActivity(_ isShown: Bool) { hasLiveActivity = isShown }

  /// Records that the phone restarts: nothing the person saw before counts as use any longer.
  mutating func restart() {
    widgetSeenUntil = nil
    watchMessageUntil = nil
    hasLiveActivity = false
    isOnCarDisplay = false
  }

  /// Records that the app is deleted, together with its widget.
  mutating func delete() {
    hasWidget = false
    restart()
  }

  /// Changes the app's Background App Refresh switch.
  mutating func setBackgroundAppRefresh(isOn: Bool) { backgroundAppRefresh = isOn }
}
