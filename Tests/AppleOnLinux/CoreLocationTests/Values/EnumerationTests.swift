import CoreLocation
import CoreLocationUI
import TestSupport
import Testing

@Suite struct EnumerationTests {
  /// The raw values of cases in Apple's table, by their names there.
  private static let rawValues: [String: Int] = [
    "CLAccuracyAuthorization.fullAccuracy": CLAccuracyAuthorization.fullAccuracy.rawValue,
    "CLAccuracyAuthorization.reducedAccuracy": CLAccuracyAuthorization.reducedAccuracy.rawValue,
    "CLActivityType.airborne": CLActivityType.airborne.rawValue,
    "CLActivityType.automotiveNavigation": CLActivityType.automotiveNavigation.rawValue,
    "CLActivityType.fitness": CLActivityType.fitness.rawValue,
    "CLActivityType.other": CLActivityType.other.rawValue,
    "CLActivityType.otherNavigation": CLActivityType.otherNavigation.rawValue,
    "CLAuthorizationStatus.authorizedAlways": Int(CLAuthorizationStatus.authorizedAlways.rawValue),
    "CLAuthorizationStatus.authorizedWhenInUse": Int(CLAuthorizationStatus.authorizedWhenInUse.rawValue),
    "CLAuthorizationStatus.denied": Int(CLAuthorizationStatus.denied.rawValue),
    "CLAuthorizationStatus.notDetermined": Int(CLAuthorizationStatus.notDetermined.rawValue),
    "CLAuthorizationStatus.restricted": Int(CLAuthorizationStatus.restricted.rawValue),
    "CLDeviceOrientation.faceDown": Int(CLDeviceOrientation.faceDown.rawValue),
    "CLDeviceOrientation.faceUp": Int(CLDeviceOrientation.faceUp.rawValue),
    "CLDeviceOrientation.landscapeLeft": Int(CLDeviceOrientation.landscapeLeft.rawValue),
    "CLDeviceOrientation.landscapeRight": Int(CLDeviceOrientation.landscapeRight.rawValue),
    "CLDeviceOrientation.portrait": Int(CLDeviceOrientation.portrait.rawValue),
    "CLDeviceOrientation.portraitUpsideDown": Int(CLDeviceOrientation.portraitUpsideDown.rawValue),
    "CLDeviceOrientation.unknown": Int(CLDeviceOrientation.unknown.rawValue),
    "CLError.Code.deferredAccuracyTooLow": CLError.Code.deferredAccuracyTooLow.rawValue,
    "CLError.Code.deferredCanceled": CLError.Code.deferredCanceled.rawValue,
    "CLError.Code.deferredDistanceFiltered": CLError.Code.deferredDistanceFiltered.rawValue,
    "CLError.Code.deferredFailed": CLError.Code.deferredFailed.rawValue,
    "CLError.Code.deferredNotUpdatingLocation": CLError.Code.deferredNotUpdatingLocation.rawValue,
    "CLError.Code.denied": CLError.Code.denied.rawValue,
    "CLError.Code.geocodeCanceled": CLError.Code.geocodeCanceled.rawValue,
    "CLError.Code.geocodeFoundNoResult": CLError.Code.geocodeFoundNoResult.rawValue,
    "CLError.Code.geocodeFoundPartialResult": CLError.Code.geocodeFoundPartialResult.rawValue,
    "CLError.Code.headingFailure": CLError.Code.headingFailure.rawValue,
    "CLError.Code.historicalLocationError": CLError.Code.historicalLocationError.rawValue,
    "CLError.Code.locationUnknown": CLError.Code.locationUnknown.rawValue,
    "CLError.Code.network": CLError.Code.network.rawValue,
    "CLError.Code.promptDeclined": CLError.Code.promptDeclined.rawValue,
    "CLError.Code.rangingFailure": CLError.Code.rangingFailure.rawValue,
    "CLError.Code.rangingUnavailable": CLError.Code.rangingUnavailable.rawValue,
    "CLError.Code.regionMonitoringDenied": CLError.Code.regionMonitoringDenied.rawValue,
    "CLError.Code.regionMonitoringFailure": CLError.Code.regionMonitoringFailure.rawValue,
    "CLError.Code.regionMonitoringResponseDelayed": CLError.Code.regionMonitoringResponseDelayed.rawValue,
    "CLError.Code.regionMonitoringSetupDelayed": CLError.Code.regionMonitoringSetupDelayed.rawValue,
    "CLLocationPushServiceError.Code.missingEntitlement": CLLocationPushServiceError.Code.missingEntitlement
      .rawValue,
    "CLLocationPushServiceError.Code.missingPushExtension": CLLocationPushServiceError.Code
      .missingPushExtension.rawValue,
    "CLLocationPushServiceError.Code.missingPushServerEnvironment": CLLocationPushServiceError.Code
      .missingPushServerEnvironment.rawValue,
    "CLLocationPushServiceError.Code.unknown": CLLocationPushServiceError.Code.unknown.rawValue,
    "CLLocationPushServiceError.Code.unsupportedPlatform": CLLocationPushServiceError.Code.unsupportedPlatform
      .rawValue,
    "CLProximity.far": CLProximity.far.rawValue,
    "CLProximity.immediate": CLProximity.immediate.rawValue,
    "CLProximity.near": CLProximity.near.rawValue,
    "CLProximity.unknown": CLProximity.unknown.rawValue,
    "CLRegionState.inside": CLRegionState.inside.rawValue,
    "CLRegionState.outside": CLRegionState.outside.rawValue,
    "CLRegionState.unknown": CLRegionState.unknown.rawValue,
    "__CLMonitoringState.satisfied": Int(CLMonitor.Event.State.satisfied.rawValue),
    "__CLMonitoringState.unknown": Int(CLMonitor.Event.State.unknown.rawValue),
    "__CLMonitoringState.unmonitored": Int(CLMonitor.Event.State.unmonitored.rawValue),
    "__CLMonitoringState.unsatisfied": Int(CLMonitor.Event.State.unsatisfied.rawValue),
    "CLLocationButtonIcon.arrowFilled": CLLocationButtonIcon.arrowFilled.rawValue,
    "CLLocationButtonIcon.arrowOutline": CLLocationButtonIcon.arrowOutline.rawValue,
    "CLLocationButtonIcon.none": CLLocationButtonIcon.none.rawValue,
    "CLLocationButtonLabel.currentLocation": CLLocationButtonLabel.currentLocation.rawValue,
    "CLLocationButtonLabel.none": CLLocationButtonLabel.none.rawValue,
    "CLLocationButtonLabel.sendCurrentLocation": CLLocationButtonLabel.sendCurrentLocation.rawValue,
    "CLLocationButtonLabel.sendMyCurrentLocation": CLLocationButtonLabel.sendMyCurrentLocation.rawValue,
    "CLLocationButtonLabel.shareCurrentLocation": CLLocationButtonLabel.shareCurrentLocation.rawValue,
    "CLLocationButtonLabel.shareMyCurrentLocation": CLLocationButtonLabel.shareMyCurrentLocation.rawValue,
  ]

  @Test func `every case of an enumeration has Apple's raw value`() throws {
    let rows = try AppleRow.all().filter { $0.kind == "case" && Int($0.value) != nil }
    let apples = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, Int($0.value)) })
    #expect(apples == Self.rawValues.mapValues { $0 })
  }

  @Test func `enumerations are open: a raw value of the future makes a value that keeps it`() throws {
    #expect(CLAuthorizationStatus(rawValue: 100)?.rawValue == 100)
    #expect(CLError.Code(rawValue: -1)?.rawValue == -1)
    #expect(CLMonitor.Event.State(rawValue: 7)?.rawValue == 7)
    #expect(CLLocationButtonIcon(rawValue: 9)?.rawValue == 9)
  }

  @Test func `the status of before iOS 8 is authorizedAlways`() {
    #expect(CLAuthorizationStatus.authorized == .authorizedAlways)
  }
}
