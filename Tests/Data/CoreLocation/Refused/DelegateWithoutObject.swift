// swift-format-ignore-file
import CoreLocation

struct NoObject: CLLocationManagerDelegate {} // error: non-class type 'NoObject' cannot conform to class protocol 'NSObjectProtocol'
  // error@-1: non-class type 'NoObject' cannot conform to class protocol 'CLLocationManagerDelegate'
