import LocationPolicy
import LocationTerms
import Phrases

/// The tables of every request in every state of a release, and of every answer to a prompt.
struct RequestTables {
  let policy: AuthorizationPolicy

  /// The table with a row for each request and state, and another for every condition that makes a
  /// difference.
  var requests: PolicyTable {
    PolicyTable(
      name: "requests",
      title:
        "requests, the app being in the foreground with a complete Info.plist unless something else is given",
      columns: [
        "request", "from", "given", "effect", "why", "prompt", "state", "callback", "error", "needs",
        "diagnostics",
        "facts",
      ],
      rows: possible.flatMap { plain in
        let result = plain.result(under: policy)
        let others = TableRequest.Given.allCases.dropFirst().map { given in
          var other = plain
          other.given = given
          return other
        }
        return [row(of: plain)]
          + others.filter { isDifferent($0.result(under: policy), from: result) }.map(row)
      })
  }

  /// The table with a row for each button of each prompt that a request causes.
  var answers: PolicyTable {
    PolicyTable(
      name: "answers", title: "answers to the prompts of requests",
      columns: [
        "request", "from", "answer", "state", "status", "accuracy", "callback", "error", "spends",
        "heldEvent",
        "followedBy", "whenUseEnds", "facts",
      ],
      rows: possible.flatMap(answers))
  }

  private var possible: [TableRequest] {
    TableRequest.requests.flatMap { request in
      TableState.states(of: policy).map { TableRequest(request: request, start: $0) }
    }.filter {
      let outcome = $0.result(under: policy).decision.outcome
      return outcome != .ignored(.notAvailable) && outcome != .ignored(.doesNotApply)
    }
  }

  private typealias Result = (decision: Decision, after: AuthorizationState)

  private func isDifferent(_ one: Result, from other: Result) -> Bool {
    one.decision.outcome != other.decision.outcome || one.decision.diagnostics != other.decision.diagnostics
      || one.decision.callback != other.decision.callback || one.after.grant != other.after.grant
  }

  private func row(of request: TableRequest) -> [JSONValue] {
    let (decision, after) = request.result(under: policy)
    let effect: String
    var why: JSONValue = .null
    var prompt: JSONValue = .null
    var error: JSONValue = .null
    var needs: JSONValue = []
    switch decision.outcome {
    case .prompt(let shown):
      effect = "prompt"
      prompt = .string(shown.template.id)
      needs = JSONValue(request.neededKeys(under: policy))
    case .changed:
      effect = "change"
      needs = JSONValue(request.neededKeys(under: policy))
    case .proceeds: effect = "none-needed"
    case .deferred: effect = "later"
    case .ignored(let reason):
      effect = "nothing"
      why = TableName.value(reason)
    case .failed(let code):
      effect = "error"
      error = .integer(code.rawValue)
    }
    return [
      .string(request.name), .string(request.start.name),
      request.given == .nothing ? .null : TableName.value(request.given), .string(effect), why, prompt,
      .string(TableState.name(of: after)), JSONValue(decision.callback.methodName), error, needs,
      JSONValue(decision.diagnostics.names), JSONValue(decision.facts),
    ]
  }

  private func answers(to request: TableRequest) -> [[JSONValue]] {
    let (_, prompting) = request.result(under: policy)
    guard let prompt = prompting.prompt else { return [] }
    return prompt.template.choices.map { choice in
      var answered = prompting
      let answer = answered.answer(choice, of: .complete, under: policy)
      var resumed = answered
      _ = resumed.resumeSessions(of: .complete, under: policy)
      var ended = answered
      _ = ended.endUse(under: policy)
      var error: JSONValue = .null
      if case .failed(let code) = answer.outcome { error = .integer(code.rawValue) }
      return [
        .string(request.name), .string(request.start.name), .string(choice.label),
        .string(TableState.name(of: answered)), .string(answered.status.appleName),
        TableName.value(answered.accuracy(under: policy)), JSONValue(answer.callback.methodName), error,
        JSONValue(Self.spent(by: answered.memory.subtracting(prompting.memory))),
        answer.heldEvent == .none ? .null : TableName.value(answer.heldEvent),
        JSONValue(resumed.prompt?.template.id), .string(TableState.name(of: ended)),
        JSONValue(answer.facts),
      ]
    }
  }

  /// Returns the names of the chances, each available once per install, that were used up.
  private static func spent(by added: AuthorizationState.Memory) -> [String] {
    var names: [String] = []
    if added.contains(.alwaysRequestSpent) { names.append("always-request") }
    if added.contains(.provisionalSpent) { names.append("provisional-always") }
    return names
  }
}
