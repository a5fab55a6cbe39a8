// swift-format-ignore-file
import CoreLocation

func switchesWithAnUnknownDefault(_ status: CLAuthorizationStatus) -> String {
  switch status {
  case .notDetermined: "not determined"
  case .restricted, .denied: "no"
  case .authorizedAlways, .authorizedWhenInUse: "yes"
  @unknown default: "unknown"
  }
}

func leavesACaseOut(_ accuracy: CLAccuracyAuthorization) -> Bool {
  switch accuracy { // warning: switch must be exhaustive
  case .fullAccuracy: return true
  @unknown default: return false
  }
}

func switchesOverAFrozenEnumeration(_ state: CLRegionState) -> Int {
  switch state {
  case .inside: return 1
  case .outside: return 2
  case .unknown: return 0
  }
}

func switchesOverCodes(_ error: CLError) -> Bool {
  switch error.code {
  case .denied, .promptDeclined: return true
  case .locationUnknown: return false
  default: return false
  }
}

func switchesOverOptionalCodes(_ error: Error) {
  switch (error as? CLError)?.code {
  case .denied?: break
  case .some(.network): break
  case nil: break
  default: break
  }
}

func makesValuesOfTheFuture() -> [Any] {
  [CLAuthorizationStatus(rawValue: 100)!, CLProximity(rawValue: 9)!, CLActivityType(rawValue: 0)!, CLError.Code(rawValue: 99)!]
}

extension CLAuthorizationStatus: CustomStringConvertible { // warning: extension declares a conformance of imported type 'CLAuthorizationStatus' to imported protocol 'CustomStringConvertible'; this will not behave correctly if the owners of 'CoreLocation' introduce this conformance in the future
  public var description: String { self == .denied ? "denied" : "other" }
}

let statuses: Set<CLAuthorizationStatus> = [.authorizedAlways, .denied]
let namesOfStatuses: [CLAuthorizationStatus: String] = [.notDetermined: "?"]
let rawStatus: Int32 = CLAuthorizationStatus.authorizedWhenInUse.rawValue
