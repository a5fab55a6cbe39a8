import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A caller is answered in the same breath as the request.
  static let answerBeforePerson = Rule(
    id: .answerBeforePerson,
    summary: "A caller gets its answer right after the request, while the prompt is still on screen.",
    explanation: """
      The request returns at once, and the person decides later. A completion handler or promise that is called in \
      the same function, right after the request, tells its caller that all is done before anything is decided, and \
      the answer itself reaches nobody. Keep the caller, and answer it in the authorization callback.
      """,
    severity: .warning, bites: { $0.requestMethods.value }, facts: [.auth004, .auth005],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      let entries = context.code.reactions.flatMap(\.entries)
      // Whoever asked can observe what the authorization callback publishes: the type's own if it has
      // one, or that of any other.
      let isReported = entries.contains(where: reports)
      let silent = context.code.reactions.filter { table in
        context.code.types.entry(named: table.type)?.hearsOfAnswers ?? false
          ? !table.entries.contains(where: reports) : !isReported
      }
      let later = Set(
        entries.filter { $0.kind == .callback }.flatMap(\.rows).flatMap(\.reaction.ways).flatMap(\.told))
      let atOnce = context.code.functions.filter { !context.code.isInstalled($0.file) }.flatMap { function in
        HastyAnswers(in: function.code).lines.map { Effect.Place(file: function.file, line: $0) }
      }
      let requests = context.requests(
        at: Set(silent.flatMap(\.entries).flatMap { hasty($0, except: later) } + atOnce)
      ).filter { !$0.isByClient }
      return requests.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message: """
            Whoever waits for this is answered at once, while the prompt is on screen; what the person decides \
            reaches nobody.\(MessageText.further(requests.count - 1))
            """,
          fix: "Keep the caller, and answer it in the authorization callback.")
      }
    })

  /// Returns whether the authorization callback sets observed state or notifies anyone.
  private static func reports(_ entry: ReactionTable.Entry) -> Bool {
    entry.isAuthorizationCallback
      && entry.rows.flatMap(\.reaction.effects).contains { effect in
        switch effect.action {
        case .publishes, .tells, .handsOn: true
        default: false
        }
      }
  }

  /// Returns the places of requests after which a caller is certainly answered without waiting.
  private static func hasty(_ entry: ReactionTable.Entry, except later: Set<String>) -> [Effect.Place] {
    let callers = entry.callers.subtracting(later)
    guard entry.kind == .function,
      entry.surelyReacts(to: .notDetermined, { $0.hastilyAnswered(among: callers) != nil })
    else { return [] }
    return entry.reactions(to: .notDetermined).flatMap(\.ways)
      .compactMap { $0.hastilyAnswered(among: callers)?.place }
  }
}

extension Reaction.Way {
  /// Returns the request after which one of the callers is answered, if the code does nothing else but that.
  fileprivate func hastilyAnswered(among callers: Set<String>) -> Effect? {
    guard let first = effects.firstIndex(where: \.isRequest) else { return nil }
    let keepsSomeone = effects.contains { effect in
      switch effect.action {
      case .keeps, .handsOn, .waits: true
      default: effect.isStart
      }
    }
    let isAnswered = effects[first...].contains { effect in
      guard case .tells(let waiter, _) = effect.action, !effect.isLater, !effect.isAfterWait else {
        return false
      }
      return callers.contains(waiter)
    }
    return isAnswered && !keepsSomeone ? effects[first] : nil
  }
}

/// The requests right after which a function gives its caller the status as the answer.
private struct HastyAnswers {
  private(set) var lines: [Int] = []
  private let function: FlowFunction

  private static let requests: Set<String> = ["requestWhenInUseAuthorization", "requestAlwaysAuthorization"]

  init(in function: FlowFunction) {
    self.function = function
    if function.names.isDisjoint(with: Self.requests) { return }
    var found: [Int] = []
    read(function.body, &found)
    lines = found
  }

  private func read(_ body: [FlowStatement], _ found: inout [Int]) {
    for (statement, next) in zip(body, body.dropFirst()) {
      if case .expression(let value) = statement, case .call(let call) = value.unforced,
        let name = call.callee.calledName, Self.requests.contains(name), answers(next)
      {
        found.append(call.line)
      }
    }
    for statement in body {
      for inner in statement.bodies { read(inner, &found) }
    }
  }

  private func answers(_ statement: FlowStatement) -> Bool {
    switch statement {
    case .result(let value?, _): return function.isAsync && speaksOfStatus(value)
    case .expression(.call(let call)):
      guard case .name(let name) = call.callee.unforced, let answer = call.arguments.first,
        function.parameters.contains(where: { $0.name == name })
      else { return false }
      return call.arguments.count == 1 && speaksOfStatus(answer.value)
    default: return false
    }
  }

  private func speaksOfStatus(_ value: FlowExpression) -> Bool {
    var speaks = false
    value.visitParts { part in
      guard let name = part.calledName else { return }
      if ["authorizationStatus", "isAllowed", "isAuthorized", "authorized"].contains(where: name.mentions) {
        speaks = true
      }
    }
    return speaks
  }
}
