import LocationDelivery
package import LocationPolicy
import LocationTerms
package import Phrases

extension SituationMove {
  /// Returns the move as a sentence.
  package func sentence(under policy: AuthorizationPolicy) -> Phrase {
    switch self {
    case .person(let action): action.sentence(under: policy)
    case .reinstallsApp: "The person deletes the app and installs it again."
    case .app(let call): "The app \(call.wording)."
    case .system(let action): action.sentence(under: policy)
    case .minutePasses: "A minute passes."
    }
  }

  /// The stable name in JSON.
  package var name: String {
    switch self {
    case .person(let action): action.name
    case .reinstallsApp: "reinstallsApp"
    case .app(.makesSession(let wish)): "makesSession \(wish)"
    case .app(let call): "\(call)"
    case .system(.terminates): "endsProcess"
    case .system(let action): action.word
    case .minutePasses: "minutePasses"
    }
  }
}

extension PersonAction<OnlyApp> {
  fileprivate func sentence(under policy: AuthorizationPolicy) -> Phrase {
    switch self {
    case .answers(let choice, let precise):
      let label = choice.words().phrase(on: policy.release)
      return precise
        ? "The person taps “\(label)”." : "The person turns Precise off and taps “\(label)”."
    case .tapsLocationButton: return "The person taps the app's location button."
    case .sets(.restriction, let isOn):
      return isOn ? "A restriction keeps the person from deciding." : "The restriction is lifted."
    case .setsPrecise(let isOn, _):
      return "The person turns Precise Location \(isOn ? "on" : "off") in Settings."
    case .chooses, .sets(.locationServices, _): return "The person \(wording(under: policy)) in Settings."
    // In the same words as in a timeline.
    default: return "The person \(wording(under: policy))."
    }
  }

  private func wording(under policy: AuthorizationPolicy) -> Phrase {
    wording(OnlyAppNames(under: policy))
  }

  /// The keyword of scenario files and what follows it; older names have been kept.
  fileprivate var name: String {
    switch self {
    case .opens: return "opensApp"
    case .forceQuits: return "forceQuitsApp"
    case .answers(let choice, let precise): return "answers \(choice)\(precise ? "" : " precise off")"
    default:
      guard let (word, argument) = words(row: { "\($0)" }) else {
        preconditionFailure("\(self) is not a move")
      }
      switch argument {
      case .value(.boolean(let value)), .valueForApp(.boolean(let value)): return "\(word) \(value)"
      case .value(.string(let value)), .valueForApp(.string(let value)): return "\(word) \(value)"
      case .none, .value, .valueForApp, .values: return word
      }
    }
  }
}

extension SystemAction<OnlyApp> {
  fileprivate func sentence(under policy: AuthorizationPolicy) -> Phrase {
    switch self {
    case .terminates: "The system ends the app's process."
    case .launchesInBackground: "The system launches or wakes the app in the background."
    case .showsSecondPrompt: "The system finds the moment for the second prompt."
    case .reminds: "The system reminds of background use."
    case .deliversWatchMessage, .deliversLocationPush, .refreshesWidget:
      "The system \(wording(OnlyAppNames(under: policy)))."
    }
  }
}

extension SituationCall {
  /// The app's action, as a phrase that follows "the app".
  fileprivate var wording: Phrase {
    switch self {
    case .requestsWhenInUse: return "calls requestWhenInUseAuthorization()"
    case .requestsAlways: return "calls requestAlwaysAuthorization()"
    case .requestsFullAccuracy: return "calls requestTemporaryFullAccuracyAuthorization()"
    case .startsUpdates: return "calls startUpdatingLocation()"
    case .stopsUpdates: return "calls stopUpdatingLocation()"
    case .allowsBackgroundUpdates: return "sets allowsBackgroundLocationUpdates to true"
    case .showsIndicator: return "sets showsBackgroundLocationIndicator to true"
    case .iteratesLiveUpdates: return "iterates CLLocationUpdate.liveUpdates()"
    case .endsLiveUpdates: return "ends the iteration of its live updates"
    case .awaitsMonitorEvents: return "makes a CLMonitor and awaits its events"
    case .endsMonitor: return "lets its monitor go"
    case .makesSession(let wish):
      let goal: Phrase = wish.goal == .always ? "Always" : "When In Use"
      return wish.asksForFullAccuracy
        ? "makes a CLServiceSession for \(goal) and full accuracy" : "makes a CLServiceSession for \(goal)"
    case .invalidatesSession: return "invalidates its service session"
    case .makesActivitySession: return "makes a CLBackgroundActivitySession"
    case .invalidatesActivitySession: return "invalidates its background activity session"
    }
  }
}
