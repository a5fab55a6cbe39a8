import LocationCatalogue
import LocationDelivery
import LocationPolicy
import Testing

/// The error codes and their causes.
@Suite struct ErrorFactTests {
  @Test func `ERR-001: promptDeclined came with 14`() {
    let declining = Release.allCases.filter { release in
      var trial = Trial(release)
      return trial.make(.fullAccuracy).outcome == .failed(.promptDeclined)
    }
    #expect(declining.first == .iOS14)
  }

  @Test(arguments: Release.allCases)
  func
    `ERR-003: starting while denied, restricted or with services off reports denied; undetermined does not`(
      release: Release
    )
  {
    for trial in [
      Trial(release, .denied), Trial(release, memory: .restricted),
      Trial(release, .always, phase: .background, memory: .servicesOff),
    ] {
      var starting = trial
      #expect(starting.make(.start).outcome == .failed(.denied))
      #expect(trial.arrival(of: .standard) == .fails(.denied))
    }
    #expect(Trial(release).arrival(of: .standard) == .nothing)
  }

  @Test(arguments: Release.allCases)
  func `ERR-004: regions without authorization report regionMonitoringDenied`(release: Release) {
    #expect(Trial(release, .denied).arrival(of: .region) == .fails(.regionMonitoringDenied))
    let off = Trial(release, .always, memory: .servicesOff)
    #expect(off.arrival(of: .region) == .fails(.regionMonitoringDenied))
  }
}
