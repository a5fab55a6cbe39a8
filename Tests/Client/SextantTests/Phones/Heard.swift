import CoreLocation
import Sextant
import SextantTesting

/// What a loop of the app was told, in order, and how it ended.
@MainActor
final class Heard<Element: Sendable> {
  private(set) var all: [Element] = []
  /// The loop itself; set right after it was started.
  var loop: TestCall<Void>?

  func note(_ element: Element) { all.append(element) }

  /// Whether the loop waits for more.
  var goesOn: Bool { loop?.isWaiting ?? false }

  /// Whether the loop is over, and nothing was thrown.
  var hasEnded: Bool { if case .success? = loop?.result { true } else { false } }

  /// What the loop threw.
  var failure: LocationFailure? {
    if case .failure(let error)? = loop?.result { error as? LocationFailure } else { nil }
  }

  /// What was told since the last time.
  func takeNews() -> [Element] {
    defer { all = [] }
    return all
  }

  /// Cancels the loop's task.
  func cancel() { loop?.cancel() }
}

extension Heard<LocationUpdate> {
  /// What came, in short: many locations in a row count as one word.
  var story: [String] {
    all.reduce(into: []) { story, update in
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
  var count: Int { all.count { if case .value = $0 { true } else { false } } }
}
