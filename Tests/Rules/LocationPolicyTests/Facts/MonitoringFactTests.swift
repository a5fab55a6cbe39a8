import LocationDelivery
import LocationPolicy
import Testing

/// Significant changes, visits, regions and monitors.
@Suite struct MonitoringFactTests {
  static let monitoring: [LocationService] = [.significantChange, .region, .visits]

  @Test(arguments: Fact.mon001.releases)
  func `MON-001: up to 12 When In Use permits no monitoring, and regions report an error`(release: Release) {
    let trial = Trial(release, .whenInUse)
    #expect(trial.arrival(of: .region) == .fails(.regionMonitoringDenied))
    #expect(trial.arrival(of: .significantChange) == .nothing)
    #expect(trial.arrival(of: .visits) == .nothing)
    for service in [LocationService.standard, .ranging, .heading] {
      #expect(trial.arrival(of: service) == .delivered)
    }
    #expect(trial.arrival(of: .requestLocation) == (release == .iOS8 ? .notAvailable : .delivered))
  }

  @Test(arguments: Fact.mon002.releases, [LocationService.significantChange, .region, .visits])
  func `MON-002: from 13 When In Use permits all services while in use, and only Always wakes and launches`(
    release: Release, service: LocationService
  ) {
    for grant in [Grant.whenInUse, .temporary] {
      #expect(Trial(release, grant).arrival(of: service) == .delivered)
      #expect(Trial(release, grant, phase: .grace).arrival(of: service) == .delivered)
      for phase in [AppPhase.background, .suspended, .terminated] {
        #expect(Trial(release, grant, phase: phase).arrival(of: service) == .nothing)
      }
    }
    #expect(Trial(release, .always, phase: .suspended).arrival(of: service) == .wakes)
    #expect(Trial(release, .always, phase: .terminated).arrival(of: service) == .relaunches)
  }

  @Test(arguments: Release.allCases)
  func `MON-004: significant changes ignore the distance filter and launch the app`(release: Release) {
    var manager = ManagerSettings()
    manager.distanceFilter = 10_000
    for phase in [AppPhase.foreground, .suspended, .terminated] {
      let trial = Trial(release, .always, phase: phase)
      #expect(
        trial.arrival(of: .significantChange, manager: manager) == trial.arrival(of: .significantChange))
    }
    #expect(Trial(release, .always, phase: .terminated).arrival(of: .significantChange) == .relaunches)
  }

  @Test(arguments: Release.allCases)
  func `MON-005: visits exist from 8 and launch the app`(release: Release) {
    let arrival = Trial(release, .always, phase: .terminated).arrival(of: .visits)
    #expect(arrival == (Fact.mon005.speaks(of: release) ? .relaunches : .notAvailable))
  }

  @Test(arguments: Release.allCases)
  func `MON-007: monitors exist from 17 and launch the app`(release: Release) {
    let speaks = Fact.mon007.speaks(of: release)
    #expect((Trial(release, .whenInUse).arrival(of: .monitor) == .delivered) == speaks)
    let terminated = Trial(release, .always, phase: .terminated)
    #expect((terminated.arrival(of: .monitor, aids: .alwaysSession) == .relaunches) == speaks)
  }
}
