import CoreLocation
import Sextant
import SextantTesting

/// The elements that a loop of the app received, in order, and how it ended.
@MainActor
final class Heard<Element: Sendable> {
  private(set) var all: [Element] = []
  /// The loop itself, which is set directly after its start.
  var loop: TestCall<Void>?

  func note(_ element: Element) { all.append(element) }

  /// Whether the loop waits for more.
  var goesOn: Bool { loop?.isWaiting ?? false }

  /// Whether the loop ended without an error.
  var hasEnded: Bool { if case .success? = loop?.result { true } else { false } }

  /// The error that the loop threw.
  var failure: LocationFailure? {
    if case .failure(let error)? = loop?.result { error as? LocationFailure } else { nil }
  }

  /// Returns the elements since the last call.
  func takeNews() -> [Element] {
    defer { all = [] }
    return all
  }

  /// Cancels the loop's task.
  func cancel() { loop?.cancel() }
}

extension Heard<LocationUpdate> {
  /// The elements in short: consecutive locations are one word.
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

  /// The number of locations.
  var count: Int { all.count { if case .value = $0 { true } else { false } } }
}
