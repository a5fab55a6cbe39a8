import LocationDelivery

/// What decides on whether an app that was left counts as in use, its authorization and its process aside.
struct AppUse: Sendable {
  /// When the app was last left; nil while it is in the foreground, and when its process ended.
  private(set) var leftAt: Moment?
  /// The background location indicator that shows for it (DEL-001, IND-003).
  private(set) var indicator = Indicator.none
  /// When the indicator went since the app was left; nil while it shows, or never did.
  private var indicatorWentAt: Moment?
  /// Whether the Home screen has a location widget of it (AUTH-054).
  private(set) var hasWidget = false
  /// Until when it counts as in use because its widget was seen (DEL-004).
  private var widgetSeenUntil: Moment?
  /// Until when it handles a message of its watch app (DEL-002).
  private var watchMessageUntil: Moment?
  /// Whether Background App Refresh is on for it (BG-014).
  private(set) var backgroundAppRefresh = true

  /// What of it helps or hinders delivery at a moment.
  func aids(at moment: Moment) -> DeliveryContext.Aids {
    var aids = DeliveryContext.Aids()
    if let widgetSeenUntil, widgetSeenUntil > moment { aids.insert(.widgetSeen) }
    if let watchMessageUntil, watchMessageUntil > moment { aids.insert(.watchMessage) }
    if !backgroundAppRefresh { aids.insert(.backgroundAppRefreshOff) }
    return aids
  }

  /// The moment from which on the time of a one-time grant runs: when the app was left, or when its indicator went
  /// since (AUTH-069).
  func lapseBegins(countsFromLeaving: Bool) -> Moment? {
    countsFromLeaving ? leftAt : indicatorWentAt ?? leftAt
  }

  /// The app is left.
  mutating func leave(at moment: Moment) {
    leftAt = moment
    indicatorWentAt = nil
  }

  /// The app is back in the foreground, or its process ended.
  mutating func endAbsence() { leftAt = nil }

  /// Another indicator may show now; returns whether it does.
  mutating func show(_ current: Indicator, at moment: Moment) -> Bool {
    guard indicator != current else { return false }
    indicator = current
    indicatorWentAt = current.isVisible ? nil : moment
    return true
  }

  /// The Home screen gets a widget of the app.
  mutating func addWidget() { hasWidget = true }

  /// The person sees the widget.
  mutating func seeWidget(until end: Moment) { widgetSeenUntil = end }

  /// The app handles a message of its watch app.
  mutating func handleWatchMessage(until end: Moment) { watchMessageUntil = end }

  /// Neither a widget nor a message counts as use anymore.
  mutating func forgetWidgetAndMessage() {
    widgetSeenUntil = nil
    watchMessageUntil = nil
  }

  /// The app is deleted, and with it its widget.
  mutating func delete() {
    hasWidget = false
    forgetWidgetAndMessage()
  }

  /// The person moves the app's Background App Refresh switch.
  mutating func setBackgroundAppRefresh(isOn: Bool) { backgroundAppRefresh = isOn }
}
