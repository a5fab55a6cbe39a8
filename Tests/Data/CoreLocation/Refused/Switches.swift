// swift-format-ignore-file
import CoreLocation

func switchesWithoutADefault(_ status: CLAuthorizationStatus) -> Bool {
  switch status { // warning(5): switch covers known cases, but 'CLAuthorizationStatus' may have additional unknown values; this is an error in the Swift 6 language mode
  // error(6)@-1: switch covers known cases, but 'CLAuthorizationStatus' may have additional unknown values
  case .notDetermined, .restricted, .denied: return false
  case .authorizedAlways, .authorizedWhenInUse: return true
  }
}

func leavesACaseOutWithoutADefault(_ type: CLActivityType) -> Bool {
  switch type { // error: switch must be exhaustive
  case .other, .fitness: return true
  }
}
