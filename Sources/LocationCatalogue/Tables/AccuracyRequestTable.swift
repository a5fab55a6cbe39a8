import LocationPolicy

/// What a request for full accuracy once does from every state of a release.
enum AccuracyRequestTable {
  static func rows(_ policy: AuthorizationPolicy) -> TableValue {
    RequestTable.each(policy) { start in
      let reduced = start.state.varied(accuracy: .reduced)
      var state = reduced
      let decision = state.requestFullAccuracy(purposeKeyExists: true, of: .complete, under: policy)
      guard case .prompt(let prompt) = decision.outcome else {
        return [
          "prompt": nil, "completion_error": error(of: decision), "effect": "no prompt",
          "facts": TableValue(decision.facts),
          "confidence": .string(DecisionTables.confidenceText(decision.facts)),
        ]
      }
      var results: [String: TableValue] = [:]
      for choice in prompt.template.choices {
        var answered = state
        let answer = answered.answer(choice, of: .complete, under: policy)
        var result: TableValue = [
          "temp_full_accuracy": .boolean(answered.memory.contains(.temporaryFullAccuracy)),
          "completion_error": error(of: answer), "callback": TableValue(answer.callback.name),
        ]
        if choice == .dontAllow { result["contradiction"] = "X-03" }
        results[choice.label ?? "\(choice)"] = result
      }
      return [
        "prompt": .string(prompt.template.id), "results": .object(results),
        "guards": guards(from: reduced, policy: policy), "facts": TableValue(decision.facts),
        "confidence": .string(DecisionTables.confidenceText(decision.facts)),
      ]
    }
  }

  private static func error(of decision: Decision) -> TableValue {
    guard case .failed(let code) = decision.outcome else { return .null }
    return .integer(code.rawValue)
  }

  /// The three conditions that keep the prompt away, each tried.
  private static func guards(from reduced: AuthorizationState, policy: AuthorizationPolicy) -> TableValue {
    var withoutKey = reduced
    let noKey = withoutKey.requestFullAccuracy(purposeKeyExists: false, of: .complete, under: policy)
    var full = reduced.varied(accuracy: .full)
    let already = full.requestFullAccuracy(purposeKeyExists: true, of: .complete, under: policy)
    var background = reduced.varied(phase: .background)
    let away = background.requestFullAccuracy(purposeKeyExists: true, of: .complete, under: policy)
    return [
      ["if": "purposeKey missing", "completion_error": error(of: noKey)],
      ["if": "accuracy is already full", "completion_error": error(of: already)],
      ["if": "app in background", "completion_error": error(of: away)],
    ]
  }
}
