// swift-format-ignore-file
import _LocationEssentials

func usesEssentials() -> CLLocationDistance {
  let one = CLLocation(latitude: 1, longitude: 2)
  let two: _LocationEssentials.CLLocation = one
  print(kCLLocationAccuracyBest, kCLLocationCoordinate2DInvalid, one.floor?.level as Any, one.sourceInformation as Any)
  return one.distance(from: two)
}
