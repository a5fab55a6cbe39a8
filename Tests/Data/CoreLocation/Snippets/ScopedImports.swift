// swift-format-ignore-file
import class CoreLocation.CLLocation
import class CoreLocation.CLLocationManager
import struct CoreLocation.CLLocationCoordinate2D
import struct CoreLocation.CLError
import enum CoreLocation.CLAuthorizationStatus
import protocol CoreLocation.CLLocationManagerDelegate
import func CoreLocation.CLLocationCoordinate2DIsValid
import var CoreLocation.kCLLocationAccuracyBest
import typealias CoreLocation.CLLocationDegrees

func usesScopedImports(_ status: CoreLocation.CLAuthorizationStatus) -> CoreLocation.CLLocation {
  let degrees: CLLocationDegrees = 1
  let place = CoreLocation.CLLocationCoordinate2D(latitude: degrees, longitude: degrees)
  print(CLLocationCoordinate2DIsValid(place), kCLLocationAccuracyBest, status)
  return CLLocation(latitude: place.latitude, longitude: place.longitude)
}
