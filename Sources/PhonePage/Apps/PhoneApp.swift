package import LocationPolicy
package import LocationSimulation

/// The app on the phone: an Info.plist, and code that makes a manager with a delegate at launch.
package struct PhoneApp: Hashable, Sendable {
  /// What the prompts call it.
  package static let name = "Runs"
  /// The purpose key that its code asks with.
  package static let purposeKey = "Run"

  /// Its Info.plist.
  package var infoPlist: TableValue

  /// Takes an Info.plist.
  package init(infoPlist: TableValue = Self.complete) { self.infoPlist = infoPlist }

  /// An Info.plist with every text and the background mode.
  package static let complete: TableValue = [
    "NSLocationWhenInUseUsageDescription": "Runs shows your route on a map.",
    "NSLocationAlwaysAndWhenInUseUsageDescription":
      "Runs draws your route with the phone in your pocket.",
    "NSLocationAlwaysUsageDescription": "Runs draws your route with the phone in your pocket.",
    "NSLocationUsageDescription": "Runs shows your route on a map.",
    "NSLocationTemporaryUsageDescriptionDictionary": ["Run": "Runs measures this run exactly."],
    "UIBackgroundModes": ["location"],
  ]

  /// What is installed.
  package func bundle(under policy: AuthorizationPolicy) -> AppBundle {
    guard case .object(let values) = infoPlist else { return AppBundle(name: Self.name) }
    return AppBundle(infoPlist: InfoPlistValues(values), name: Self.name, under: policy)
  }

  /// A scenario with the app, the place where the phone is at first, and steps.
  package func scenario(steps: [TableValue], on release: Release? = nil) -> TableValue {
    var scenario: TableValue = [
      "name": "A journey",
      "apps": [
        [
          "name": .string(Self.name), "infoPlist": infoPlist,
          "onLaunch": ["CLLocationManager", ["delegate": "self"]],
        ]
      ],
      "steps": .array([Self.start] + steps),
    ]
    if let release { scenario["ios"] = .string(release.name) }
    return scenario
  }

  /// The first step: the phone is in Paris.
  package static let start: TableValue = ["world": ["stays": [48.8583, 2.2945]]]
}
