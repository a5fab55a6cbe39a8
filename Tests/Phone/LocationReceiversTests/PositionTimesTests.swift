import Foundation
import Testing

@testable import LocationReceivers

@Suite struct PositionTimesTests {
  private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func settle(_ times: inout PositionTimes, _ time: Double?, arrival: Double) -> (Double?, Bool) {
    let (outcome, notice) = times.settle(time.map { start + $0 }, arrival: start + arrival)
    switch outcome {
    case .time(let date): return (date.timeIntervalSince(start), notice != nil)
    case .stale: return (nil, notice != nil)
    }
  }

  @Test func `the receiver's time counts where it agrees with the clock, and arrival where there is none`() {
    var times = PositionTimes()
    #expect(settle(&times, 0.5, arrival: 1) == (0.5, false))
    #expect(settle(&times, nil, arrival: 2) == (2, false))
  }

  @Test func `times never go back`() {
    var times = PositionTimes()
    #expect(settle(&times, 5, arrival: 5) == (5, false))
    #expect(settle(&times, 3, arrival: 6) == (5, false))
    #expect(settle(&times, 7, arrival: 7) == (7, false))
  }

  @Test func `a receiver whose clock is wrong is told of once, and again after it was right`() {
    var times = PositionTimes()
    #expect(settle(&times, 3_600, arrival: 1) == (1, true))
    #expect(settle(&times, 3_601, arrival: 2) == (2, false))
    #expect(settle(&times, 3, arrival: 3) == (3, false))
    #expect(settle(&times, 3_604, arrival: 4) == (4, true))
  }

  @Test func `a backlog is passed over, and a clock that fell behind is not taken for one`() {
    var times = PositionTimes()
    #expect(settle(&times, 0, arrival: 0) == (0, false))
    for old in 1...9 { #expect(settle(&times, Double(old), arrival: 40) == (nil, false)) }
    #expect(settle(&times, 40, arrival: 40) == (40, false))
    #expect(settle(&times, -3_600, arrival: 50) == (nil, false))
    #expect(settle(&times, -3_597, arrival: 53) == (53, true))
  }

  @Test func `of this computer's own clock, what is old is old, however long that goes on`() {
    var times = PositionTimes(isOwnClock: true)
    for arrival in [0.0, 2, 4, 60] { #expect(settle(&times, -600, arrival: arrival) == (nil, false)) }
    #expect(settle(&times, 61, arrival: 61) == (61, false))
  }

  @Test func `when this computer's clock is set back, times follow it`() {
    var times = PositionTimes()
    #expect(settle(&times, 1_000, arrival: 1_000) == (1_000, false))
    #expect(settle(&times, 10, arrival: 10) == (10, false))
  }
}
