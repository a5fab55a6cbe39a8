import LocationDelivery
import LocationPolicy
import Phrases

/// The table of errors and their conditions, computed by causing them.
enum ErrorTable {
  static func table(_ policy: AuthorizationPolicy) -> PolicyTable {
    func arrival(
      of service: LocationService, _ grant: Grant, _ change: (inout DeliveryContext) -> Void = { _ in }
    ) -> (code: LocationErrorCode?, facts: FactList) {
      var context = DeliveryContext(grant: grant, app: .complete, phase: .foreground)
      change(&context)
      let delivery = policy.delivery(of: service, in: context)
      if case .fails(let code) = delivery.arrival { return (code, delivery.facts) }
      return (nil, delivery.facts)
    }
    var reduced = AuthorizationState(grant: .whenInUse, accuracy: .reduced)
    let decision = reduced.requestFullAccuracy(purposeKeyExists: false, of: .complete, under: policy)
    var promptError: LocationErrorCode?
    if case .failed(let code) = decision.outcome { promptError = code }
    let situations: [(String, (code: LocationErrorCode?, facts: FactList))] = [
      ("updates-while-denied", arrival(of: .standard, .denied)),
      (
        "updates-while-location-services-are-off",
        arrival(of: .standard, .whenInUse) { $0.aids = .unavailable }
      ),
      (
        "updates-started-in-background-with-when-in-use",
        arrival(of: .standard, .whenInUse) {
          $0.phase = .background
          $0.startedInForeground = false
          $0.manager.allowsBackgroundUpdates = policy.backgroundSwitch.value == .property
        }
      ),
      ("regions-with-when-in-use", arrival(of: .region, .whenInUse)),
      ("full-accuracy-without-purpose-key", (promptError, decision.facts)),
    ]
    return PolicyTable(
      name: "errors", title: "errors", columns: ["situation", "error", "facts"],
      rows: situations.filter { $0.1.code != nil }.map { situation, result in
        [.string(situation), result.code.map { .integer($0.rawValue) } ?? .null, JSONValue(result.facts)]
      })
  }
}
