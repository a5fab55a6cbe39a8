import LocationPolicy

/// When which error is reported, found by making it happen, and the store's rules.
enum ErrorTable {
  static func rows(_ policies: [AuthorizationPolicy]) -> TableValue {
    guard let policy = policies.last else { return [] }
    return .array([
      row(.locationUnknown, "no fix now; transient for continuous, final for requestLocation", .err002),
      row(
        startFromBackground(policy), "not authorized / services off / WhenInUse started in background",
        .err003, .bg009),
      row(.headingFailure, "magnetic interference", .del091),
      row(monitoring(policies), "monitoring without sufficient level (8-12 WhenInUse)", .mon001),
      row(.regionMonitoringFailure, "region too large or over limit", .mon006, .err004),
      row(fullAccuracy(policy), "temporary full accuracy prompt not shown", .auth072),
    ])
  }

  private static func row(
    _ code: LocationErrorCode?, _ when: String, _ first: Fact, _ second: Fact? = nil
  ) -> TableValue {
    [
      "code": code.map { .integer($0.rawValue) } ?? .null, "when": .string(when),
      "facts": TableValue(FactList(first, second)),
    ]
  }

  private static func code(of arrival: Delivery.Arrival) -> LocationErrorCode? {
    if case .fails(let code) = arrival { code } else { nil }
  }

  private static func startFromBackground(_ policy: AuthorizationPolicy) -> LocationErrorCode? {
    var context = DeliveryContext(grant: .denied, app: .complete, phase: .foreground)
    let denied = code(of: policy.delivery(of: .standard, in: context).arrival)
    context.grant = .whenInUse
    context.aids = .unavailable
    let off = code(of: policy.delivery(of: .standard, in: context).arrival)
    return denied == off ? denied : nil
  }

  private static func monitoring(_ policies: [AuthorizationPolicy]) -> LocationErrorCode? {
    let context = DeliveryContext(grant: .whenInUse, app: .complete, phase: .foreground)
    return policies.lazy.compactMap { code(of: $0.delivery(of: .region, in: context).arrival) }.first
  }

  private static func fullAccuracy(_ policy: AuthorizationPolicy) -> LocationErrorCode? {
    var state = AuthorizationState(grant: .whenInUse)
    let decision = state.requestFullAccuracy(purposeKeyExists: false, of: .complete, under: policy)
    if case .failed(let code) = decision.outcome { return code }
    return nil
  }

  static var storeRules: TableValue {
    .array(
      StoreRule.all.map { rule in
        var row: TableValue = [
          "code": .string(rule.code), "if": .string(rule.condition), "facts": TableValue(rule.facts),
        ]
        if let uncertainty = rule.uncertainty { row["severity"] = .string(uncertainty) }
        return row
      })
  }
}
