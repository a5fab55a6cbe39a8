import LocationPolicy
import LocationTerms
import Phrases

/// The table of changes to an app's permission without a request.
enum LifecycleTable {
  static func table(_ policy: AuthorizationPolicy) -> PolicyTable {
    var rows: [[JSONValue]] = []
    func add(
      _ event: String, from start: TableState, adding memory: AuthorizationState.Memory = [],
      accuracy: Accuracy? = nil, _ happen: (inout AuthorizationState) -> Decision
    ) {
      var state = start.state.varied(adding: memory, accuracy: accuracy)
      let decision = happen(&state)
      rows.append([
        .string(event), .string(start.name), .string(TableState.name(of: state)),
        .string(state.status.appleName),
        TableName.value(state.accuracy(under: policy)), JSONValue(decision.callback.methodName),
        JSONValue(decision.facts),
      ])
    }
    if policy.provisionalPrompt.value != nil {
      add("use-ends", from: .once) { $0.endUse(under: policy) }
    }
    if policy.temporaryFullAccuracy.value {
      add("use-ends", from: .whenInUse, adding: .temporaryFullAccuracy, accuracy: .reduced) {
        $0.endUse(under: policy)
      }
    }
    add("location-services-off", from: .always) { $0.setLocationServices(on: false, under: policy) }
    add("location-services-on", from: .always, adding: .servicesOff) {
      $0.setLocationServices(on: true, under: policy)
    }
    add("reset-location-and-privacy", from: .always, adding: .alwaysRequestSpent) {
      $0.resetLocationAndPrivacy(under: policy)
    }
    add("reinstall", from: .denied, adding: .alwaysRequestSpent) { $0.reinstall(under: policy) }
    return PolicyTable(
      name: "lifecycle", title: "what changes a permission without a request",
      columns: ["event", "from", "state", "status", "accuracy", "callback", "facts"], rows: rows)
  }
}
