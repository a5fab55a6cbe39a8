// swift-format-ignore-file
import CoreLocation

func archives(_ location: CLLocation) throws -> CLLocation? {
  let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
  return try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
}

func archivesMany(_ regions: [CLRegion]) throws -> Any? {
  let data = try NSKeyedArchiver.archivedData(withRootObject: regions, requiringSecureCoding: true)
  return try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, CLCircularRegion.self], from: data)
}

func copies(_ region: CLCircularRegion) -> CLCircularRegion? { region.copy() as? CLCircularRegion }
