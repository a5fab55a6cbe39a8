// The names of cases that are printed. `"\(self)"` would find them by reflection, which Embedded Swift, and so the
// phone in the browser, does not have; CaseNameTests compares them with its result.

package import LocationPolicy

extension Choice {
  /// The name of the case.
  package var caseName: String {
    switch self {
    case .dontAllow: "dontAllow"
    case .ok: "ok"
    case .allow: "allow"
    case .onlyWhileUsingTheApp: "onlyWhileUsingTheApp"
    case .alwaysAllow: "alwaysAllow"
    case .allowWhileUsingApp: "allowWhileUsingApp"
    case .allowOnce: "allowOnce"
    case .keepOnlyWhileUsing: "keepOnlyWhileUsing"
    case .changeToAlwaysAllow: "changeToAlwaysAllow"
    case .changeToOnlyWhileUsing: "changeToOnlyWhileUsing"
    case .settings: "settings"
    case .cancel: "cancel"
    case .continue: "continue"
    case .notNow: "notNow"
    }
  }

  /// Returns the choices that a scenario file or link names, by case or label; several for a name from the time when
  /// not all labels were known, and none for other texts.
  package static func named(_ text: String) -> [Choice] {
    let named = allCases.first { $0.caseName == text || $0.isLabeled(text) }
    return named.map { [$0] } ?? allCases.filter { $0.formerName == text }
  }

  /// The name of the choice in scenario files and links while no source gave the labels of some prompts; nil for
  /// others.
  private var formerName: String? {
    switch self {
    case .ok, .allow, .continue: "confirm"
    case .dontAllow, .notNow: "decline"
    // Their labels were known, and those of later buttons are.
    default: nil
    }
  }
}

extension SettingsRows {
  /// Returns the name of a row in scenario files and links: its label, but While Using as in the list of all apps.
  package func scenarioWord(for row: SettingsRow) -> String {
    row == .whileUsing ? "While Using" : label(of: row)
  }
}

extension AuthorizationStatus {
  /// Apple's name of the status, which is the name of the case.
  package var appleName: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .authorizedAlways: "authorizedAlways"
    case .authorizedWhenInUse: "authorizedWhenInUse"
    }
  }
}

extension IgnoredReason {
  /// The name of the case.
  package var caseName: String {
    switch self {
    case .notAvailable: "notAvailable"
    case .missingDescription: "missingDescription"
    case .alreadyDecided: "alreadyDecided"
    case .alreadyGranted: "alreadyGranted"
    case .noEscalation: "noEscalation"
    case .escalationSpent: "escalationSpent"
    case .temporaryGrant: "temporaryGrant"
    case .denied: "denied"
    case .restricted: "restricted"
    case .servicesOff: "servicesOff"
    case .notInForeground: "notInForeground"
    case .promptShowing: "promptShowing"
    case .notAuthorized: "notAuthorized"
    case .illegibleButton: "illegibleButton"
    case .sessionAsksForNothing: "sessionAsksForNothing"
    case .explicitSessionRequired: "explicitSessionRequired"
    case .appClip: "appClip"
    case .widgetNeverPrompts: "widgetNeverPrompts"
    case .notOffered: "notOffered"
    case .noSuchChoice: "noSuchChoice"
    case .doesNotApply: "doesNotApply"
    }
  }
}

extension LocationErrorCode {
  /// The name of the case.
  package var caseName: String {
    switch self {
    case .locationUnknown: "locationUnknown"
    case .denied: "denied"
    case .network: "network"
    case .headingFailure: "headingFailure"
    case .regionMonitoringDenied: "regionMonitoringDenied"
    case .regionMonitoringFailure: "regionMonitoringFailure"
    case .regionMonitoringSetupDelayed: "regionMonitoringSetupDelayed"
    case .regionMonitoringResponseDelayed: "regionMonitoringResponseDelayed"
    case .geocodeFoundNoResult: "geocodeFoundNoResult"
    case .geocodeFoundPartialResult: "geocodeFoundPartialResult"
    case .geocodeCanceled: "geocodeCanceled"
    case .deferredFailed: "deferredFailed"
    case .deferredNotUpdatingLocation: "deferredNotUpdatingLocation"
    case .deferredAccuracyTooLow: "deferredAccuracyTooLow"
    case .deferredDistanceFiltered: "deferredDistanceFiltered"
    case .deferredCanceled: "deferredCanceled"
    case .rangingUnavailable: "rangingUnavailable"
    case .rangingFailure: "rangingFailure"
    case .promptDeclined: "promptDeclined"
    case .historicalLocationError: "historicalLocationError"
    }
  }
}

extension SessionGoal {
  /// The name of the case.
  package var caseName: String {
    switch self {
    case .none: "none"
    case .whenInUse: "whenInUse"
    case .always: "always"
    }
  }
}
