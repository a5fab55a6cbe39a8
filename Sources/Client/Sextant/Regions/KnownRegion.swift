/// A region, and the last known state of the phone with respect to it.
struct KnownRegion: Equatable, Sendable {
  /// The region.
  let region: WatchedRegion
  /// The state that was last reported, or determined at the start.
  var state = WatchedRegion.State.unknown
}
