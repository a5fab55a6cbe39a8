import LocationPolicy
import Sextant

/// Core Location on a device that lacks all optional features.
struct LimitedSystem: LocationSystem {
  let system: any LocationSystem

  func makeManager(telling tell: @escaping @Sendable (SystemEvent) -> Void) -> any SystemManager {
    system.makeManager(telling: tell)
  }

  func servicesAreOn() -> Bool { system.servicesAreOn() }

  var hasCompass: Bool { false }
  var tellsSignificantChanges: Bool { false }
  var tellsVisits: Bool { false }
  var monitorsRegions: Bool { false }

  func beginActivitySession() -> Cancellation? { system.beginActivitySession() }

  func beginServiceSession(_ goal: SessionGoal) -> Cancellation? { system.beginServiceSession(goal) }
}
