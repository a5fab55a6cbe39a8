// Texts for decisions in a single place, so that every report says the same thing in the same way, in every language.

package import LocationDelivery
package import LocationPolicy
package import Phrases

extension Grant {
  /// The app's grant, as a phrase that follows "the app has".
  package var phrase: Phrase {
    switch self {
    case .notDetermined: "no decision yet"
    case .temporary: "When In Use for once"
    case .whenInUse: "When In Use"
    case .provisionalAlways: "provisional Always"
    case .always: "Always"
    case .denied: "a refusal"
    }
  }
}

extension AppPhase {
  /// The app's phase, as a phrase that follows "while the app is".
  package var phrase: Phrase {
    switch self {
    case .foreground: "in the foreground"
    case .grace: "just left"
    case .background: "in the background"
    case .suspended: "suspended"
    case .terminated: "terminated"
    case .forceQuit: "force-quit"
    case .rebooted: "not started since the phone was restarted"
    }
  }
}

extension IgnoredReason {
  /// The reason why nothing happens, as a sentence.
  package var sentence: Phrase {
    switch self {
    case .notAvailable: "The release does not have this API."
    case .missingDescription: "A usage description that the request needs is missing."
    case .alreadyDecided:
      "The person has decided, and the request prompts only while the status is notDetermined."
    case .alreadyGranted: "The app has it already."
    case .noEscalation: "On this release only Settings leads from When In Use to Always."
    case .escalationSpent: "The one request for Always was made before."
    case .temporaryGrant: "Requests for Always are ignored while the grant is for once."
    case .denied: "The person declined; only Settings can change that."
    case .restricted: "The device does not let the person decide."
    case .servicesOff: "Location Services is off."
    case .notInForeground: "The app is not in the foreground."
    case .promptShowing: "Another prompt of the app is up."
    case .notAuthorized: "The app has no location authorization to build on."
    case .illegibleButton: "The button is covered or illegible, so the action runs without a grant."
    case .sessionAsksForNothing: "The session asks for nothing."
    case .explicitSessionRequired: "The app has turned implicit sessions off and holds no explicit one."
    case .appClip: "An App Clip can't have Always."
    case .widgetNeverPrompts: "A widget never prompts; its app does."
    case .notOffered: "Settings does not offer it for this app."
    case .noSuchChoice: "No prompt with such a button is up."
    case .doesNotApply: "It can't happen in this state."
    }
  }
}

extension BackgroundSession.Continuation {
  /// The fate of a session in the background, as a phrase that follows "in the background it".
  package var phrase: Phrase {
    switch self {
    case .unauthorized: "brings nothing, because the app is not authorized"
    case .goesOn: "continues"
    case .stopsWhenSuspended: "stops when the app is suspended"
    case .stopsWhenSuspendedOrUnused: "stops within seconds, unless something else keeps the app in use"
    case .stopsAfterGrace: "stops a few seconds after the person leaves the app"
    case .dependsOnFilterAndAccuracy:
      "continues only without a distance filter and with a desired accuracy of 100 m or finer"
    }
  }
}

extension Indicator {
  /// The indicator, as a phrase that follows "with".
  package var phrase: Phrase {
    switch self {
    case .none: "no indicator"
    case .forcedBar: "the blue bar"
    case .forcedBarOrPill: "the blue bar or pill, which can't be hidden"
    case .barOrPill: "the blue bar or pill"
    }
  }
}

extension Delivery.Arrival {
  /// The fate of an event, as a sentence.
  package var sentence: Phrase {
    switch self {
    case .delivered: "It is delivered."
    case .deliveredReduced: "It is delivered, coarse and a few times an hour at most."
    case .wakes: "The suspended app is woken for it."
    case .relaunches: "The app is launched in the background for it."
    case .waitsForApp: "It waits until the app runs again."
    case .held: "It is held until the second prompt is answered."
    case .nothing: "Nothing is delivered, and no error is reported."
    case .ended: "The service ended with the process."
    case .fails(let code): "The delegate gets the error CLError.\(code.caseName) (\(code.rawValue))."
    case .raises(let exception): "\(exception.name) is raised: \(exception.reason)"
    case .notAvailable: "The release does not have the service."
    }
  }
}

extension AuthorizationCallback {
  /// The delegate method with its argument labels; nil if there is no callback.
  package var methodName: String? {
    switch self {
    case .none: nil
    case .didChangeAuthorizationStatus: "locationManager(_:didChangeAuthorization:)"
    case .locationManagerDidChangeAuthorization: "locationManagerDidChangeAuthorization(_:)"
    }
  }
}

extension Choice {
  /// Returns the label of the button in a prompt of an app, in quotation marks.
  package func phrase(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Phrase {
    "“\(words(of: app, under: policy).phrase(on: policy.release))”"
  }
}
