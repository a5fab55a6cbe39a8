import SourceFacts

/// The uses of Apple's API that this project's client library makes on behalf of an app.
///
/// The library requests permission before use, checks the background mode before it allows
/// background updates, and requests Always only after When In Use is granted. The rules see these
/// uses and judge apps of the library like any others.
package enum ClientLibraryCall {
  /// The library's modules, whose sources don't count as sources of an app.
  static let modules: Set<String> = ["Sextant", "SextantAlways"]

  /// Returns the uses of Apple's API behind a use of the library; empty for any other use.
  static func appleUses(of fact: SourceFact) -> [SourceFact] {
    switch (fact.kind, fact.name) {
    case (.construction, "UpdatesRequest"): settings(of: fact)
    case (.construction, "OneShotLocator"): [whenInUse, updates].map { $0(fact) }
    case (.construction, "ContinuousLocator"): [whenInUse, updates, backgroundUpdates].map { $0(fact) }
    case (.call, "requestWhenInUse") where isClients(fact): [whenInUse(fact)]
    case (.call, "requestAlways") where isClients(fact): [whenInUse(fact), always(fact)]
    case (.call, "requestFullAccuracy") where isClients(fact): [fullAccuracy(fact)]
    case (.call, "location"), (.call, "updates"), (.call, "locate"), (.call, "follow"):
      isClients(fact) ? [whenInUse(fact), updates(fact)] : []
    case (.call, "headings") where isClients(fact): [call("startUpdatingHeading")(fact)]
    case (.call, "significantChanges") where isClients(fact):
      [call("startMonitoringSignificantLocationChanges")(fact)]
    case (.call, "visits") where isClients(fact): [call("startMonitoringVisits")(fact)]
    case (.read, "regions") where isClients(fact): [regionMonitoring(fact)]
    default: []
    }
  }

  /// Returns whether a use of the library requests locations in the background.
  package static func allowsBackground(_ use: CodeUse) -> Bool {
    settings(of: use.fact).contains { $0.name == "allowsBackgroundLocationUpdates" }
  }

  private static func isClients(_ fact: SourceFact) -> Bool { fact.evidence == .appleType }

  private static let whenInUse = call("requestWhenInUseAuthorization", when: "status == .notDetermined")
  private static let always = call("requestAlwaysAuthorization", when: "status == .authorizedWhenInUse")
  private static let updates = call("startUpdatingLocation")

  private static func call(
    _ name: String, when condition: String? = nil
  ) -> @Sendable (SourceFact) -> SourceFact {
    { fact in copy(of: fact, as: .call, named: name, when: condition) }
  }

  private static func fullAccuracy(_ fact: SourceFact) -> SourceFact {
    let purpose = fact.arguments.first { $0.label == "purpose" }?.value
    return copy(
      of: fact, as: .call, named: "requestTemporaryFullAccuracyAuthorization",
      arguments: purpose.map { [SourceArgument(label: "withPurposeKey", value: $0)] } ?? [])
  }

  /// Returns the fact for region monitoring; an app with any regions counts as monitoring them.
  private static func regionMonitoring(_ fact: SourceFact) -> SourceFact {
    copy(
      of: fact, as: .call, named: "startMonitoring",
      arguments: [SourceArgument(label: "for", value: .name("region"))])
  }

  private static func settings(of fact: SourceFact) -> [SourceFact] {
    fact.arguments.compactMap { argument in
      switch (argument.label, argument.value) {
      case ("background", .name("none")): nil
      case ("background", _): backgroundUpdates(fact)
      case ("pausing", .name("never")):
        copy(of: fact, as: .assignment, named: "pausesLocationUpdatesAutomatically", value: .boolean(false))
      default: nil
      }
    }
  }

  @Sendable private static func backgroundUpdates(_ fact: SourceFact) -> SourceFact {
    copy(
      of: fact, as: .assignment, named: "allowsBackgroundLocationUpdates", value: .boolean(true),
      when: "backgroundModes.contains(\"location\")")
  }

  private static func copy(
    of fact: SourceFact, as kind: SourceFact.Kind, named name: String, arguments: [SourceArgument] = [],
    value: SourceValue? = nil, when condition: String? = nil
  ) -> SourceFact {
    SourceFact(
      kind: kind, name: name, receiver: fact.receiver, evidence: .appleType, arguments: arguments,
      value: value,
      enclosingType: fact.enclosingType, enclosingFunction: fact.enclosingFunction,
      conditions: fact.conditions + [condition].compactMap(\.self), position: fact.position)
  }
}
