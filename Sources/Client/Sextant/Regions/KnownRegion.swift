/// A region, and where the phone is with respect to it as far as that was told.
struct KnownRegion: Equatable, Sendable {
  /// The region.
  let region: WatchedRegion
  /// What was told last, or found out at the beginning.
  var state = WatchedRegion.State.unknown
}
