package import LocationPolicy
package import LocationSimulation
import LocationTerms
package import LocationTracks

/// The app on the phone: its Info.plist, and code that makes a manager with a delegate at launch.
package struct PhoneApp: Hashable, Sendable {
  /// The purpose key that its code asks with.
  package static let purposeKey = "Run"

  /// What its code does.
  package let kind: Kind
  /// Its Info.plist.
  package var infoPlist: JSONValue

  /// An app of a kind, with the Info.plist that goes with it.
  package init(_ kind: Kind = .plain) {
    self.kind = kind
    infoPlist = kind.infoPlist
  }

  /// Whether it has the Info.plist that goes with it.
  package var isStandard: Bool { infoPlist == kind.infoPlist }

  /// What of its Info.plist is not as in the one that goes with it; null for what it lacks.
  package var changes: JSONValue {
    guard case .object(let standard) = kind.infoPlist, case .object(var values) = infoPlist else {
      return [:]
    }
    for (key, value) in standard {
      if values[key] == value {
        values.removeValue(forKey: key)
      } else if !values.keys.contains(key) {
        values[key] = .null
      }
    }
    return .object(values)
  }

  /// Makes changes to the Info.plist that goes with it.
  mutating func change(_ changes: [String: JSONValue]) {
    guard case .object(var values) = kind.infoPlist else { return }
    // To assign nil would set a null.
    for (key, value) in changes {
      if value == .null { values.removeValue(forKey: key) } else { values[key] = value }
    }
    infoPlist = .object(values)
  }

  /// The key of the name that prompts show.
  private static let nameKey = "CFBundleDisplayName"

  /// What prompts call it: what its Info.plist says, without what separates the words of a link.
  package var name: String {
    guard case .string(let text)? = infoPlist[Self.nameKey] else { return kind.name }
    let name = text.filter { $0 != "~" && !$0.isNewline }
    return name.isEmpty ? kind.name : name
  }

  /// Calls it by another name.
  mutating func rename(_ name: String) {
    guard name != self.name, case .object(var values) = infoPlist else { return }
    values[Self.nameKey] = .string(name)
    infoPlist = .object(values)
  }

  /// What is installed.
  package func bundle(under policy: AuthorizationPolicy) -> AppBundle {
    guard case .object(let values) = infoPlist else { return AppBundle(name: name) }
    var bundle = AppBundle(infoPlist: InfoPlistValues(values), name: name, under: policy)
    if kind.hasWidget { bundle.configuration.traits.insert(.widgetWantsLocation) }
    return bundle
  }

  /// A scenario with the app, the place where the phone is at first, a way from there, and steps.
  package func scenario(steps: [JSONValue], on release: Release? = nil) -> JSONValue {
    var scenario: JSONValue = [
      "name": "A journey", "apps": [value(on: release ?? .newest)],
      "track": .array(Self.way.points.map { .place($0.coordinate) }),
      "steps": .array([Self.firstStep] + steps),
    ]
    if let release { scenario["ios"] = .string(release.name) }
    return scenario
  }

  /// The app of a scenario.
  package func value(on release: Release) -> JSONValue {
    let reactions = kind.reactions(under: .policy(for: release))
    func steps(_ calls: [PhoneCall]) -> JSONValue { .array(calls.map { $0.step }) }
    var app: [String: JSONValue] = [
      "name": .string(name), "infoPlist": infoPlist, "onLaunch": steps(reactions.launch),
    ]
    if kind.hasWidget { app["hasLocationWidget"] = true }
    if !reactions.foreground.isEmpty { app["onForeground"] = steps(reactions.foreground) }
    if !reactions.authorization.isEmpty {
      app["onAuthorization"] = .object(
        reactions.authorization.reduce(into: [:]) { $0[$1.key.appleName] = steps($1.value) })
    }
    return .object(app)
  }

  /// Where the phone is at first: Paris.
  package static let start = Coordinate(latitude: 48.8583, longitude: 2.2945)
  /// The first step of each scenario.
  package static let firstStep: JSONValue = ["world": ["stays": .place(start)]]

  /// A way from there and back, of some two kilometers.
  package static let way = Track(segments: [
    [
      TrackPoint(start), TrackPoint(Coordinate(latitude: 48.8557, longitude: 2.2985)),
      TrackPoint(Coordinate(latitude: 48.8529, longitude: 2.3028)),
      TrackPoint(Coordinate(latitude: 48.8522, longitude: 2.3017)),
      TrackPoint(Coordinate(latitude: 48.8551, longitude: 2.2973)), TrackPoint(start),
    ]
  ])
}

extension JSONValue {
  /// Latitude and longitude.
  static func place(_ place: Coordinate) -> JSONValue {
    [.number(place.latitude), .number(place.longitude)]
  }
}
