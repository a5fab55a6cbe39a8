package import LocationPolicy
package import LocationSimulation
import Phrases

extension PhoneApp {
  /// The example apps.
  package enum Kind: String, CaseIterable, Sendable {
    /// An app that does nothing by itself; the player makes all calls.
    case plain
    /// An app that records a run, also with the phone in the pocket.
    case tracker
    /// An app that needs one location, in the app and in its widget.
    case weather
    /// An app with a reminder at a place.
    case geofence
    /// An app that follows a shift from morning to evening, and is relaunched by the system.
    case courier
  }
}

extension PhoneApp.Kind {
  /// The name of the app in prompts.
  var name: String {
    switch self {
    case .plain: "Runs"
    case .tracker: "Laps"
    case .weather: "Sky"
    case .geofence: "Nearby"
    case .courier: "Parcels"
    }
  }

  /// Whether the app has a widget that uses location.
  var hasWidget: Bool { self == .weather }

  /// The Info.plist of the app.
  var infoPlist: JSONValue {
    switch self {
    case .plain:
      [
        "NSLocationWhenInUseUsageDescription": "Runs shows your route on a map.",
        "NSLocationAlwaysAndWhenInUseUsageDescription":
          "Runs draws your route with the phone in your pocket.",
        "NSLocationAlwaysUsageDescription": "Runs draws your route with the phone in your pocket.",
        "NSLocationUsageDescription": "Runs shows your route on a map.",
        "NSLocationTemporaryUsageDescriptionDictionary": ["Run": "Runs measures this run exactly."],
        "UIBackgroundModes": ["location"],
      ]
    case .tracker:
      [
        "NSLocationWhenInUseUsageDescription": "Laps measures your run.",
        "UIBackgroundModes": ["location"],
      ]
    case .weather: ["NSLocationWhenInUseUsageDescription": "Sky shows the weather where you are."]
    case .geofence:
      [
        "NSLocationWhenInUseUsageDescription": "Nearby shows what is around you.",
        "NSLocationAlwaysAndWhenInUseUsageDescription": "Nearby reminds you when you arrive.",
        "NSLocationAlwaysUsageDescription": "Nearby reminds you when you arrive.",
      ]
    case .courier:
      [
        "NSLocationWhenInUseUsageDescription": "Parcels shows the way to the next door.",
        "NSLocationAlwaysAndWhenInUseUsageDescription": "Parcels tells customers when you come.",
        "NSLocationAlwaysUsageDescription": "Parcels tells customers when you come.",
        "UIBackgroundModes": ["location"],
      ]
    }
  }

  /// Returns the reactions of the app's code.
  package func reactions(under policy: AuthorizationPolicy) -> AppReactions<PhoneCall> {
    var reactions = AppReactions<PhoneCall>()
    reactions.launch = [.makeManager(), .delegate()]
    switch self {
    case .plain, .tracker, .geofence: break
    case .weather:
      reactions.authorization[.authorizedWhenInUse] = Self.look(under: policy)
      reactions.authorization[.authorizedAlways] = Self.look(under: policy)
    case .courier:
      // A significant change launches a process that has ended (MON-004), so each process must start it again.
      reactions.launch.append(.significantChanges)
      if policy.requestMethods.value {
        reactions.authorization[.authorizedWhenInUse] = [.requestAlways]
      }
    }
    return reactions
  }

  /// Returns the buttons of the app.
  func buttons(under policy: AuthorizationPolicy) -> [PhoneButton] {
    let asks: [PhoneCall] = policy.requestMethods.value ? [.requestWhenInUse] : []
    switch self {
    case .plain: return []
    case .tracker:
      return [
        PhoneButton(
          "startsRun", "Start a run", asks + .inBackground(under: policy) + [.startUpdating]),
        PhoneButton("endsRun", "End the run", [.stopUpdating]),
      ]
    case .weather:
      return [PhoneButton("showsWeather", "The weather here", asks + Self.look(under: policy))]
    case .geofence:
      let asksAlways: [PhoneCall] = policy.requestMethods.value ? [.requestAlways] : []
      return [
        PhoneButton("reminds", "Remind me here", asksAlways + [.startMonitoring]),
        PhoneButton("forgets", "Remind me no more", [.stopMonitoring]),
      ]
    case .courier:
      let session: [PhoneCall] = policy.backgroundActivitySession.value ? [.backgroundActivitySession] : []
      let end: [PhoneCall] = policy.backgroundActivitySession.value ? [.end(.backgroundActivitySession)] : []
      return [
        PhoneButton(
          "beginsShift", "Begin the shift",
          asks + .inBackground(under: policy) + session + [.startUpdating]),
        PhoneButton("endsShift", "End the shift", [.stopUpdating] + end),
      ]
    }
  }

  /// Returns the calls for a single location, as far as the release supports that.
  private static func look(under policy: AuthorizationPolicy) -> [PhoneCall] {
    policy.services.value.contains(.requestLocation) ? [.requestLocation] : [.startUpdating]
  }
}

/// A button in an app, with its calls.
struct PhoneButton {
  let word: String
  let label: Phrase
  let calls: [PhoneCall]

  init(_ word: String, _ label: Phrase, _ calls: [PhoneCall]) {
    self.word = word
    self.label = label
    self.calls = calls
  }
}

extension PhoneCall {
  static let requestWhenInUse = method("requestWhenInUseAuthorization", .requestWhenInUseAuthorization)
  static let requestAlways = method("requestAlwaysAuthorization", .requestAlwaysAuthorization)
  static let startUpdating = method("startUpdatingLocation", .start(.locationUpdates))
  static let stopUpdating = method("stopUpdatingLocation", .stop(.locationUpdates))
  static let requestLocation = method("requestLocation", .requestLocation)
  static let significantChanges = method(
    "startMonitoringSignificantLocationChanges", .start(.significantLocationChanges))
  static let allowsBackground = turnsOn(
    "allowsBackgroundLocationUpdates", .allowsBackgroundLocationUpdates(true))
}

extension [PhoneCall] {
  /// Returns the calls that let updates continue in the background, if that requires a property.
  fileprivate static func inBackground(under policy: AuthorizationPolicy) -> [PhoneCall] {
    policy.backgroundSwitch.value == .property ? [.allowsBackground] : []
  }
}
