// swift-format-ignore-file
import CoreLocation

func wantsSendable<Value: Sendable>(_ value: Value) {}

func sendsARegion(_ region: CLRegion) {
  wantsSendable(region) // error(6): type 'CLRegion' does not conform to the 'Sendable' protocol
  // warning(5)@-1: type 'CLRegion' does not conform to the 'Sendable' protocol; this is an error in the Swift 6 language mode
}

@available(iOS 18.0, *)
func sendsAConfiguration(_ value: CLLocationUpdate.LiveConfiguration) {
  wantsSendable(value) // error(6): type 'CLLocationUpdate.LiveConfiguration' does not conform to the 'Sendable' protocol
  // warning(5)@-1: type 'CLLocationUpdate.LiveConfiguration' does not conform to the 'Sendable' protocol; this is an error in the Swift 6 language mode
}

@available(iOS 18.0, *)
func sendsARequirement(_ value: CLServiceSession.AuthorizationRequirement) {
  wantsSendable(value) // error(6): type 'CLServiceSession.AuthorizationRequirement' does not conform to the 'Sendable' protocol
  // warning(5)@-1: type 'CLServiceSession.AuthorizationRequirement' does not conform to the 'Sendable' protocol; this is an error in the Swift 6 language mode
}

@available(iOS 18.0, *)
func sendsADiagnostic(_ value: CLServiceSession.Diagnostic) {
  wantsSendable(value) // error(6): type 'CLServiceSession.Diagnostic' does not conform to the 'Sendable' protocol
  // warning(5)@-1: type 'CLServiceSession.Diagnostic' does not conform to the 'Sendable' protocol; this is an error in the Swift 6 language mode
}

@available(iOS 18.0, *)
func sendsDiagnostics(_ value: CLServiceSession.Diagnostics) {
  wantsSendable(value) // error(6): type 'CLServiceSession.Diagnostics' does not conform to the 'Sendable' protocol
  // warning(5)@-1: type 'CLServiceSession.Diagnostics' does not conform to the 'Sendable' protocol; this is an error in the Swift 6 language mode
}

@available(iOS 18.0, *)
func sendsADiagnosticOfActivity(_ value: CLBackgroundActivitySession.Diagnostic) {
  wantsSendable(value) // error(6): type 'CLBackgroundActivitySession.Diagnostic' does not conform to the 'Sendable' protocol
  // warning(5)@-1: type 'CLBackgroundActivitySession.Diagnostic' does not conform to the 'Sendable' protocol; this is an error in the Swift 6 language mode
}

@available(iOS 18.0, *)
func sendsDiagnosticsOfActivity(_ value: CLBackgroundActivitySession.Diagnostics) {
  wantsSendable(value) // error(6): type 'CLBackgroundActivitySession.Diagnostics' does not conform to the 'Sendable' protocol
  // warning(5)@-1: type 'CLBackgroundActivitySession.Diagnostics' does not conform to the 'Sendable' protocol; this is an error in the Swift 6 language mode
}

@available(iOS 17.0, *)
func sendsAnIterator(_ value: CLLocationUpdate.Updates.Iterator) {
  wantsSendable(value) // error(6): conformance of 'CLLocationUpdate.Updates.Iterator' to 'Sendable' is unavailable
  // warning(5)@-1: conformance of 'CLLocationUpdate.Updates.Iterator' to 'Sendable' is unavailable; this is an error in the Swift 6 language mode
}
