package import LocationPolicy
package import LocationSimulation
import LocationTerms
package import LocationTracks

/// The app on the phone: its Info.plist, and code that creates a manager with a delegate at launch.
package struct PhoneApp: Hashable, Sendable {
  /// The purpose key that its code uses.
  package static let purposeKey = "Run"

  /// The kind of app, which determines its code.
  package let kind: Kind
  /// The Info.plist.
  package var infoPlist: JSONValue

  /// Creates an app of a kind, with the corresponding Info.plist.
  package init(_ kind: Kind = .plain) {
    self.kind = kind
    infoPlist = kind.infoPlist
  }

  /// Whether it has the Info.plist of its kind.
  package var isStandard: Bool { infoPlist == kind.infoPlist }

  /// The differences of its Info.plist from the standard one of its kind; null for a missing key.
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

  /// Applies changes to the standard Info.plist of its kind.
  mutating func change(_ changes: [String: JSONValue]) {
    guard case .object(var values) = kind.infoPlist else { return }
    // To assign nil would set a null.
    for (key, value) in changes {
      if value == .null { values.removeValue(forKey: key) } else { values[key] = value }
    }
    infoPlist = .object(values)
  }

  /// The key of the name in prompts.
  private static let nameKey = "CFBundleDisplayName"

  /// The name in prompts: that of its Info.plist, without the characters that separate the words of a link.
  package var name: String {
    guard case .string(let text)? = infoPlist[Self.nameKey] else { return kind.name }
    let name = text.filter { $0 != "~" && !$0.isNewline }
    return name.isEmpty ? kind.name : name
  }

  /// Changes the name.
  mutating func rename(_ name: String) {
    guard name != self.name, case .object(var values) = infoPlist else { return }
    values[Self.nameKey] = .string(name)
    infoPlist = .object(values)
  }

  /// Returns the bundle to install.
  package func bundle(under policy: AuthorizationPolicy) -> AppBundle {
    guard case .object(let values) = infoPlist else { return AppBundle(name: name) }
    var bundle = AppBundle(infoPlist: InfoPlistValues(values), name: name, under: policy)
    if kind.hasWidget { bundle.configuration.traits.insert(.widgetWantsLocation) }
    return bundle
  }

  /// Returns a scenario with the app, the initial place of the phone, a track from there, and steps.
  package func scenario(steps: [JSONValue], on release: Release? = nil) -> JSONValue {
    var scenario: JSONValue = [
      "name": "A journey", "apps": [value(on: release ?? .newest)],
      "track": .array(Self.way.points.map { .place($0.coordinate) }),
      "steps": .array([Self.firstStep] + steps),
    ]
    if let release { scenario["ios"] = .string(release.name) }
    return scenario
  }

  /// Returns the app as part of a scenario.
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

  /// The initial place of the phone: Paris.
  package static let start = Coordinate(latitude: 48.8583, longitude: 2.2945)
  /// The first step of each scenario.
  package static let firstStep: JSONValue = ["world": ["stays": .place(start)]]

  /// A track from there and back, of some two kilometers.
  package static let way = Track(segments: [
    // Mapped rather than listed as points, which takes much more code in the page.
    [
      (48.8583, 2.2945), (48.8557, 2.2985), (48.8529, 2.3028), (48.8522, 2.3017), (48.8551, 2.2973),
      (48.8583, 2.2945),
    ].map { TrackPoint(Coordinate(latitude: $0, longitude: $1)) }
  ])
}

extension JSONValue {
  /// Latitude and longitude.
  static func place(_ place: Coordinate) -> JSONValue {
    [.number(place.latitude), .number(place.longitude)]
  }
}
