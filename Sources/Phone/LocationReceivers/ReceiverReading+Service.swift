import LeanFoundation

/// The reading of the service GeoClue.
extension ReceiverReading {
  /// Reads a client until the bell rings; throws an error if it ends otherwise.
  mutating func follow(_ client: consuming GeoClueClient) throws(ReceiverError) {
    var locations = GeoClueLocations()
    rhythm = PositionRhythm()
    let began = SteadyClock.now
    while true {
      let silence = max(timings.silence, rhythm.longestPause)
      let lossDue = isLost ? .infinity : foundAt + silence
      let patienceEnds = max(began, foundAt) + patience
      switch try client.next(within: min(lossDue, patienceEnds) - SteadyClock.now, unless: bell) {
      case .location(let numbers):
        if let position = locations.take(numbers, arrival: Date()), deliver(position) {
          rhythm.note(foundAt)
        }
      case .started, .nothing: break
      case .stopped: return
      }
      loseIfSilent(for: silence)
      if SteadyClock.now >= max(began, foundAt) + patience {
        losePatience()
        throw ReceiverError(.findsNothing, at: address)
      }
    }
  }
}
