import LocationTracks

/// The stays of the phone, for an app that wants to know of them (MON-005).
public struct VisitTracking: Hashable, Sendable {
  /// Where the phone is staying, and since when.
  var stay: Stillness?
  /// Whether the system saw it come there.
  var sawArrival = false
  /// Whether the app was told of the stay.
  var isReported = false

  /// When the stay began, as the app is told; nil when that was before anybody looked.
  var arrival: Moment? { sawArrival ? stay?.since : nil }
}
