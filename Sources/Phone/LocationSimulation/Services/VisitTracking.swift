import LocationTracks

/// The stays of the phone, for an app that monitors visits (MON-005).
public struct VisitTracking: Hashable, Sendable {
  /// The place where the phone is staying, and since when.
  private(set) var stay: StationaryPeriod?
  /// Whether the system observed its arrival.
  private var sawArrival = false
  /// Whether the stay was reported to the app.
  private var isReported = false

  init() {}

  /// The start of the stay as reported to the app; nil if it was before monitoring started.
  var arrival: Moment? { sawArrival ? stay?.since : nil }

  /// The effect of a position.
  enum Step {
    /// Nothing to report.
    case nothing
    /// The stay lasts long enough for a visit.
    case arrived(VisitTracking)
    /// A visit is over.
    case left(VisitTracking)
  }

  /// Handles a position.
  mutating func take(_ fix: Fix, under rules: SampleRules) -> Step {
    guard let stay else {
      self.stay = StationaryPeriod(place: fix.coordinate, since: fix.moment)
      return .nothing
    }
    if fix.coordinate.isFarther(than: rules.visitRadius, from: stay.place) {
      let before = self
      self = VisitTracking()
      self.stay = StationaryPeriod(place: fix.coordinate, since: fix.moment)
      sawArrival = true
      return before.isReported ? .left(before) : .nothing
    }
    guard !isReported, fix.moment >= stay.since + rules.visitArrival else { return .nothing }
    isReported = true
    return .arrived(self)
  }
}

/// The tracking of significant changes of the position for an app (MON-004).
public struct SignificantChanges: Hashable, Sendable {
  /// The phone's place when a change was last reported.
  private var last: DeliveredPlace?
  /// The time when a change was last reported.
  private var lastAt = Moment.start

  init() {}

  /// Handles a position; returns it as the app receives it, if it is a significant change.
  mutating func next(with found: Fix, at moment: Moment, under rules: SampleRules) -> Fix? {
    if let last {
      guard moment >= lastAt + rules.changePause,
        found.coordinate.isFarther(than: rules.changeDistance, from: last.coordinate)
      else { return nil }
    }
    last = DeliveredPlace(found)
    lastAt = moment
    return found.coarsened(to: rules.changeAccuracy)
  }
}
