import LocationTracks

/// The stays of the phone, for an app that wants to know of them (MON-005).
public struct VisitTracking: Hashable, Sendable {
  /// Where the phone is staying, and since when.
  private(set) var stay: StationaryPeriod?
  /// Whether the system saw it come there.
  private var sawArrival = false
  /// Whether the app was told of the stay.
  private var isReported = false

  init() {}

  /// When the stay began, as the app is told; nil when that was before anybody looked.
  var arrival: Moment? { sawArrival ? stay?.since : nil }

  /// What a position means.
  enum Step {
    /// Nothing to report.
    case nothing
    /// The stay lasts long enough for a visit.
    case arrived(VisitTracking)
    /// A visit is over.
    case left(VisitTracking)
  }

  /// Takes note of a position.
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

/// Significant changes of the position that an app wants to know of (MON-004).
public struct SignificantChanges: Hashable, Sendable {
  /// Where the phone was when one was reported last.
  private var last: DeliveredPlace?
  /// When that was.
  private var lastAt = Moment.start

  init() {}

  /// Takes note of a position; returns it as the app gets it, if it is a significant change.
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
