/// A one-shot request that has not ended (DEL-070).
struct OneShotRequest: Hashable, Sendable {
  /// The number of the request, for its timeout.
  let number: Int
  /// Whether the app was in use when it asked.
  let startedInUse: Bool
  /// Whether the timeout runs; it does not while nobody decided whether the app may have locations.
  var isTimed = false
  /// Which positions it may have just now.
  var flow = FixFlow.none
  /// The most accurate fix so far.
  var best: Fix?

  init(number: Int, startedInUse: Bool) {
    self.number = number
    self.startedInUse = startedInUse
  }
}
