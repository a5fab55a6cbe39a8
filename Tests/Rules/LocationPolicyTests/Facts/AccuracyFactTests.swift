import LocationCatalogue
import LocationDelivery
import LocationPolicy
import Testing

/// Reduced accuracy.
@Suite struct AccuracyFactTests {
  @Test(arguments: Release.allCases)
  func `ACC-001: a reduced position is the center of a region of kilometers`(release: Release) {
    let delivery = Trial(release, .whenInUse, accuracy: .reduced).delivery(of: .standard)
    let isReduced = delivery.arrival == .deliveredReduced && delivery.facts.contains(.acc001)
    #expect(isReduced == Fact.acc001.speaks(of: release))
    #expect(Trial(release, .whenInUse).arrival(of: .standard) == .delivered)
    let numbers = ReducedAccuracy()
    #expect(numbers.urbanRadius < numbers.typicalRadius && numbers.typicalRadius < numbers.ruralRadius)
    for radius in [numbers.urbanRadius, numbers.typicalRadius, numbers.ruralRadius] {
      #expect(numbers.radii.contains(radius))
    }
  }

  @Test(arguments: Fact.acc002.releases)
  func `ACC-002: it is computed anew four times an hour, and a fix may be 20 minutes old`(release: Release) {
    #expect(Trial(release, .always, accuracy: .reduced).delivery(of: .standard).facts.contains(.acc002))
    let numbers = ReducedAccuracy()
    #expect((15...20).contains(60 / numbers.updatesPerHour))
    #expect(numbers.oldestFix >= 60 / numbers.updatesPerHour)
  }

  @Test(arguments: Release.allCases)
  func `ACC-003: regions and beacons do not work with reduced accuracy, significant changes and visits do`(
    release: Release
  ) {
    let trial = Trial(release, .always, accuracy: .reduced)
    for service in [LocationService.region, .ranging] {
      #expect((trial.arrival(of: service) == .nothing) == Fact.acc003.speaks(of: release), "\(service)")
    }
    guard Fact.acc003.speaks(of: release) else { return }
    #expect(trial.arrival(of: .significantChange) == .deliveredReduced)
    #expect(trial.arrival(of: .visits) == .deliveredReduced)
  }

  @Test(arguments: Fact.acc006.releases)
  func `ACC-006: turning Precise off takes effect at once and calls back`(release: Release) {
    var trial = Trial(release, .whenInUse)
    let decision = trial.state.setPrecise(false, under: trial.policy)
    #expect(decision.callback == .locationManagerDidChangeAuthorization)
    #expect(trial.accuracy == .reduced)
    #expect(trial.arrival(of: .region) == .nothing)
  }

  @Test(arguments: Fact.acc006.releases)
  func `ACC-006: Precise overrules a prompt for full accuracy that was up`(release: Release) {
    var trial = Trial(release, .whenInUse, accuracy: .reduced)
    trial.make(.fullAccuracy)
    _ = trial.state.setPrecise(true, under: trial.policy)
    #expect(trial.prompt == nil)
    #expect(trial.accuracy == .full)
  }
}
