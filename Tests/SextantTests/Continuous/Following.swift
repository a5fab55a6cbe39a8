import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import Synchronization

/// A loop over a client's updates, and all that came out of it.
final class Following: Sendable {
  private let log = Mutex<[LocationUpdate]>([])
  private let loop = Mutex<Call<LocationFailure?>?>(nil)

  var call: Call<LocationFailure?>? {
    get { loop.withLock { $0 } }
    set { loop.withLock { $0 = newValue } }
  }

  func note(_ update: LocationUpdate) { log.withLock { $0.append(update) } }

  var updates: [LocationUpdate] { log.withLock { $0 } }

  /// What came, in short: many locations in a row count as one word.
  var story: [String] {
    updates.reduce(into: []) { story, update in
      let word =
        switch update {
        case .value: "locations"
        case .interrupted(let interruption): "\(interruption)"
        case .resumed: "resumed"
        }
      if story.last != word || word != "locations" { story.append(word) }
    }
  }

  /// How many locations came.
  var count: Int { updates.count { if case .value = $0 { true } else { false } } }

  /// Ends the loop's task.
  func cancel() { call?.task?.cancel() }

  /// What the loop ended with: nil inside is the end without an error.
  var ends: [LocationFailure?] { call?.ends ?? [] }
}
