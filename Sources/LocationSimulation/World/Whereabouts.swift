public import LocationTracks

/// Where a phone is: at one place, or on its way.
public enum Whereabouts: Hashable, Sendable {
  /// At a place, until it is put somewhere else.
  case place(TrackSample)
  /// On a track that it follows since a moment.
  case track(Playback, since: Moment)
}
