import CoreLocation
import Testing

@testable import Sextant

@Suite struct UpdateQueueTests {
  private func location(_ number: Int) -> LocationUpdate {
    .value(CLLocation(latitude: Double(number), longitude: 0))
  }

  /// Returns all waiting elements in words, with locations by their number.
  private func all(of queue: inout UpdateQueue<CLLocation>) -> [String] {
    var taken: [String] = []
    while let update = queue.take() {
      switch update {
      case .value(let location): taken.append("\(Int(location.coordinate.latitude))")
      case .interrupted(let interruption): taken.append("\(interruption)")
      case .resumed: taken.append("resumed")
      }
    }
    return taken
  }

  @Test func `what fits is taken in the order in which it came`() {
    var queue = UpdateQueue<CLLocation>(limit: 5)
    let updates = [location(1), .interrupted(.paused), .resumed, location(2)]
    for update in updates { queue.append(update) }
    #expect(all(of: &queue) == ["1", "paused", "resumed", "2"])
    #expect(queue.take() == nil)
  }

  @Test func `the newest stay, and how many went is told in their place`() {
    var queue = UpdateQueue<CLLocation>(limit: 3)
    for number in 1...1_000 { queue.append(location(number)) }
    #expect(all(of: &queue) == ["dropped(997)", "998", "999", "1000"])
  }

  @Test func `an interruption that goes with old locations is told all the same, the newest word on it`() {
    var queue = UpdateQueue<CLLocation>(limit: 2)
    for update in [.interrupted(.paused), location(1), .interrupted(.servicesOff), location(2), location(3)] {
      queue.append(update)
    }
    #expect(all(of: &queue) == ["dropped(1)", "servicesOff", "2", "3"])
  }

  @Test func `after the word on what was dropped an element follows, however much is dropped meanwhile`() {
    var queue = UpdateQueue<CLLocation>(limit: 1)
    var taken: [String] = []
    for round in 0..<6 {
      for number in 1...3 { queue.append(location(round * 3 + number)) }
      guard let update = queue.take() else { continue }
      if case .value(let location) = update {
        taken.append("\(Int(location.coordinate.latitude))")
      } else {
        taken.append("\(update)")
      }
    }
    let dropped = { (count: Int) in "interrupted(Sextant.Interruption.dropped(\(count)))" }
    #expect(taken == [dropped(2), "6", dropped(5), "12", dropped(5), "18"])
  }

  @Test func `what was in the way before a newer word on it is not told after that`() {
    var queue = UpdateQueue<CLLocation>(limit: 1)
    for update in [.interrupted(.paused), location(1)] { queue.append(update) }
    #expect(queue.take() == .interrupted(.paused))
    for update in [.interrupted(.servicesOff), .resumed] as [LocationUpdate] { queue.append(update) }
    #expect(all(of: &queue) == ["resumed", "dropped(1)"])
  }

  @Test func `nothing resumes of which the caller was never told that it was interrupted`() {
    var queue = UpdateQueue<CLLocation>(limit: 1)
    for update in [.interrupted(.paused), .resumed, location(1)] { queue.append(update) }
    #expect(all(of: &queue) == ["1"])
    for update in [.interrupted(.paused), .interrupted(.servicesOff), .resumed] as [LocationUpdate] {
      queue.append(update)
    }
    #expect(all(of: &queue) == ["servicesOff", "resumed"])
    for update in [.interrupted(.paused), .resumed, .interrupted(.paused), .resumed] as [LocationUpdate] {
      queue.append(update)
    }
    #expect(all(of: &queue) == ["paused", "resumed"])
  }

  @Test(arguments: [0, -1, Int.min]) func `a buffer for less than one keeps one`(limit: Int) {
    var queue = UpdateQueue<CLLocation>(limit: limit)
    queue.append(location(1))
    queue.append(location(2))
    #expect(all(of: &queue) == ["dropped(1)", "2"])
  }

  @Test func `taking costs the same however many wait`() {
    var queue = UpdateQueue<CLLocation>(limit: .max)
    for number in 0..<100_000 {
      queue.append(.value(CLLocation(latitude: 0, longitude: Double(number) / 1_000)))
    }
    #expect(all(of: &queue).count == 100_000)
  }
}
