import CoreLocationInterface
import SourceFacts

/// The calls of Core Location, by their names in code.
enum LocationCalls {
  /// The names, without labels, of methods that have an effect.
  static let actionNames: Set<String> = Set(actions.keys)

  /// Returns the effect of a call of a method of Core Location; nil if it has none.
  ///
  /// Labels decide only between methods of one base name, because a wrapper may have labels of its own.
  static func action(of call: FlowCall, named name: String) -> Effect.Action? {
    guard let methods = actions[name], let first = methods.first else { return nil }
    if methods.count == 1 { return first.action }
    let labels = call.arguments.map(\.label)
    return (methods.first { $0.labels == labels } ?? first).action
  }

  private struct Method {
    let labels: [String?]
    let action: Effect.Action

    init(_ declaration: Declaration, _ action: Effect.Action) {
      labels = declaration.labels
      self.action = action
    }
  }

  /// The methods that have an effect, by names without labels.
  private static let actions: [String: [Method]] = {
    var actions: [String: [Method]] = [:]
    func add(_ declaration: Declaration, _ action: Effect.Action) {
      actions[declaration.baseName, default: []].append(Method(declaration, action))
    }
    add(.manager(.requestWhenInUseAuthorization), .asks(.whenInUse))
    add(.manager(.requestAlwaysAuthorization), .asks(.always))
    add(.manager(.requestTemporaryFullAccuracyAuthorization), .asks(.fullAccuracy))
    add(.manager(.requestLocation), .locates)
    add(.liveUpdates, .starts("live updates"))
    for service in ServiceMethods.allCases {
      add(service.start, .starts(service.name))
      add(service.stop, .stops(service.name))
    }
    return actions
  }()

  /// The types whose creation has an effect.
  static let objects: Set<String> = [
    LocationType.locationManager.name, "CLServiceSession", "CLBackgroundActivitySession", "CLMonitor",
  ]

  /// The properties of a location manager that affect delivery.
  static let settings = Set(
    [
      ManagerMember.allowsBackgroundLocationUpdates, .showsBackgroundLocationIndicator,
      .pausesLocationUpdatesAutomatically, .desiredAccuracy, .distanceFilter, .activityType, .delegate,
    ].map(base))

  /// The full names of the delegate methods that a location manager calls.
  static let callbacks = Set(DelegateMethod.allCases.flatMap { [$0.name, $0.selectorName] })

  /// Returns whether a type's own code reads something from Core Location, lets it do something, or
  /// is called by it.
  static func areNamed(in type: FlowType) -> Bool {
    type.functions.contains { callbacks.contains($0.fullName) || !$0.names.isDisjoint(with: words) }
      || type.properties.contains { !$0.names.isDisjoint(with: words) }
  }

  /// The names of what code reads from Core Location, or lets it do.
  static var wordsOfCalls: Set<String> { words }

  private static let words = actionNames.union(objects).union([
    base(.authorizationStatus), base(.accuracyAuthorization), base(.locationServicesEnabled),
    "CLAuthorizationStatus",
  ])

  /// Returns the name of the status for a constant in Objective-C.
  static func statusName(ofConstant name: String) -> String? {
    let prefix = "kCLAuthorizationStatus"
    guard name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first else { return nil }
    return first.lowercased() + name.dropFirst(prefix.count + 1)
  }

  private static func base(_ member: ManagerMember) -> String { member.declaration.baseName }
}
