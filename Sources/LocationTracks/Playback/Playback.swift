/// A track that is played in time.
public struct Playback: Hashable, Sendable {}
