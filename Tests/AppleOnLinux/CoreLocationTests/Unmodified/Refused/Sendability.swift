// swift-format-ignore-file
import CoreLocation

func wantsSendable<Value: Sendable>(_ value: Value) {}

func sendsARegion(_ region: CLRegion) {
  wantsSendable(region) // error(6): type 'CLRegion' does not conform to the 'Sendable' protocol
  // warning(5)@-1: type 'CLRegion' does not conform to the 'Sendable' protocol; this is an error in the Swift 6 language mode
}
