import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A failure callback takes every error for a refusal.
  static let failureToldAsRefusal = Rule(
    id: .failureToldAsRefusal,
    summary: "Every failure is told as a refusal, although most errors come to people who have allowed.",
    explanation: """
      didFailWithError comes with several codes: only 1, denied, can mean a refusal. Error 0, location unknown, comes \
      indoors, in a tunnel and before the first fix, also to people who have allowed. An app that tells them that \
      location was denied, or sends them to Settings, has them look for a switch that is on already. Read the status, \
      or compare the code with .denied, and say of every other error that no location was found. The callback is \
      reported if it looks neither at the error nor at the status, and calls what it keeps or passes on denied, or \
      leads to Settings. In scripts each place is reported that also tells a text of a refusal when no location is found \
      or Location Services is off, that sets a state back which said that the app is allowed, or that sets one which says \
      that it isn't. This is a note, because other code may look at the status before it shows anything.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis21], facts: [.err001, .err002, .err003],
    judgesLibraries: true,
    check: { context in
      let functions = context.code.functionsByPlace
      let own = Dictionary(grouping: context.code.functions, by: \.type).mapValues { $0.map(\.code) }
      let doors = Set(
        context.code.functions.filter { !$0.code.names.isDisjoint(with: SettingsAddress.names) }.map {
          NamedDoor(type: $0.type, name: $0.code.name)
        })
      return DelegateFamily.all(in: context.code.types).flatMap { $0.ownMethods(.didFailWithError) }
        .filter { context.isOwn($0.file) }
        .sorted { $0.site < $1.site }.compactMap { method in
          guard let function = functions[method.place], function.code.names.isDisjoint(with: errorLooks)
          else { return nil }
          let error = function.code.parameters.last?.name ?? "error"
          let walk = FailureWalk(
            error: error, type: function.type, doors: doors, own: own[function.type] ?? [])
          return walk.refusal(in: function.code.body)
            .map { violation(at: method.site, $0) }
        } + late(context, doors) + ofScripts(context.code)
    })

  /// Returns a finding for the first time limit or catch clause of each type, and the first update without a location,
  /// that is told as a refusal.
  private static func late(_ context: AuditContext, _ doors: Set<NamedDoor>) -> [Violation] {
    let code = context.code
    let starts = Set(
      code.uses(of: .standardUpdates, .oneShot, .liveUpdates).compactMap(\.fact.enclosingType))
    let functions = code.functions.filter { function in
      starts.contains(function.type) && context.isOwn(function.file)
    }
    var found: [(type: String, site: Site, refusal: FailureWalk.Refusal)] = []
    for (type, own) in Dictionary(grouping: functions, by: \.type).sorted(by: { $0.key < $1.key }) {
      let walk = FailureWalk(error: "error", type: type, doors: doors, own: [])
      func add(_ body: [FlowStatement], _ file: String, _ line: Int) {
        guard let refusal = walk.refusal(in: body) else { return }
        found.append((type, Site(file: file, line: line), refusal))
      }
      let late = own.map { (function: $0, failures: LateFailures(in: $0.code.body)) }
      let selectors = late.reduce(into: Set<String>()) { $0.formUnion($1.failures.selectors) }
      for (function, failures) in late {
        for limit in failures.limits { add(limit.body, function.file, limit.line) }
        for live in failures.live { add(live.failures.caughtAnyway, function.file, live.starts) }
        if selectors.contains(function.code.name) {
          add(function.code.body, function.file, function.code.line)
        }
        for place in function.code.body.withoutLocation { add(place, function.file, function.code.line) }
      }
    }
    let byType = Dictionary(grouping: found, by: \.type)
    return byType.keys.sorted().compactMap { byType[$0]?.first }.map { violation(at: $0.site, $0.refusal) }
  }

  /// Returns a finding for the first place of each file of scripts that takes a failure for a refusal.
  private static func ofScripts(_ code: ProcessCode) -> [Violation] {
    let all = code.scriptReactions.failuresAsRefusal.filter { $0.place.line > 0 }
    let byFile = Dictionary(grouping: all, by: \.place.file)
    return byFile.keys.sorted().compactMap { byFile[$0]?.first }.map { failure in
      Violation(
        at: code.site(at: failure.place), message: message(failure),
        fix: "Say here that no location was found; whether it is refused, the permission says.")
    }
  }

  private static func message(_ failure: ScriptReactions.FailureAsRefusal) -> Phrase {
    if failure.isWithoutServices {
      if let state = failure.state {
        """
        While Location Services is off, \(state) becomes here what it is after a refusal, although that switch is \
        another one.
        """
      } else {
        "While Location Services is off, a refusal is told here, although that switch is another one."
      }
    } else if let state = failure.state {
      """
      When no location is found here, \(state) becomes what it is after a refusal, although the person has allowed it.
      """
    } else {
      "When no location is found, a refusal is told here, also to people who have allowed."
    }
  }

  private static func violation(at site: Site, _ refusal: FailureWalk.Refusal) -> Violation {
    switch refusal {
    case .named(let name):
      Violation(
        at: site,
        message: """
          Every failure becomes \(name) here, “location unknown” too, which comes to people who have allowed.
          """,
        fix:
          "Look at the error’s code: only .denied can mean a refusal; say of others that no location was found."
      )
    case .leadsToSettings:
      Violation(
        at: site,
        message: """
          Every failure leads to Settings here, “location unknown” too, which comes to people who have nothing to \
          change there.
          """,
        fix: "Look at the error’s code, and offer Settings only on .denied.")
    }
  }

  /// The names in code that tells errors or statuses apart.
  fileprivate static let errorLooks: Set<String> = [
    "code", "domain", "CLError", "CLErrorCode", "kCLErrorDenied", "kCLErrorLocationUnknown",
    "authorizationStatus",
    "locationServicesEnabled",
  ]
}

/// A function whose code leads to Settings.
private struct NamedDoor: Hashable {
  let type: String
  let name: String
}

/// Looks for what a failure callback does with every error.
private struct FailureWalk {
  /// A reaction that fits only a refusal.
  enum Refusal {
    /// What is kept or passed on is called so.
    case named(String)
    case leadsToSettings
  }

  /// The name of the error.
  let error: String
  let type: String
  let doors: Set<NamedDoor>
  /// The functions of the type, which are followed.
  let own: [FlowFunction]
  /// The number of calls that are followed from here.
  var steps = 3

  private static let words = [
    "denied", "refus", "unauthorized", "notAllowed", "noPermission", "notPermitted",
  ]
  /// The beginnings of the names of functions that find out rather than tell.
  private static let questions = ["is", "has", "was", "check"]

  /// Returns the first such reaction outside of conditions on the error or the status.
  func refusal(in body: [FlowStatement]) -> Refusal? {
    for statement in body {
      if let found = refusal(in: statement) { return found }
    }
    return nil
  }

  private func refusal(in statement: FlowStatement) -> Refusal? {
    switch statement {
    case .assignment(let target, let value, _):
      if case .boolean(true) = value, let name = target.calledName, Self.means(name) {
        return .named(name)
      }
      return named(in: value)
    case .expression(.call(let call)): return refusal(in: call)
    case .expression(let value): return value.parts.lazy.compactMap(refusal).first
    case .branch(let conditions, let then, let otherwise):
      if conditions.contains(where: { decides($0.value) }) { return nil }
      return refusal(in: then) ?? refusal(in: otherwise)
    case .handled(let body, _), .deferred(let body): return refusal(in: body)
    case .result(let value?, _): return named(in: value)
    // A selection is between errors, and after an exit nothing happens.
    case .selection, .loop, .declaration, .function, .result(nil, _), .failure, .jump, .unread: return nil
    }
  }

  private func refusal(in value: FlowExpression) -> Refusal? {
    if case .call(let call) = value { return refusal(in: call) }
    return value.parts.lazy.compactMap(refusal).first
  }

  private func refusal(in call: FlowCall) -> Refusal? {
    switch call.callee.unforced {
    case .name(let name), .member(.name("self"), let name):
      if CallNames.isLog(name) { return nil }
      if doors.contains(NamedDoor(type: type, name: name)), !mentionsError(in: call) {
        return .leadsToSettings
      }
      if let found = refusal(inside: name, call) { return found }
    default: break
    }
    // A function that is called so is told of a refusal, unless it is given the error.
    if let name = call.callee.calledName, !CallNames.isLog(name), !mentionsError(in: call),
      Self.means(name), !Self.questions.contains(where: name.hasPrefix)
    {
      return .named(name)
    }
    for argument in call.arguments {
      if case .closure(let closure) = argument.value, let found = refusal(in: closure.body) { return found }
      if let found = named(in: argument.value) { return found }
    }
    return nil
  }

  /// Returns what a function of the type does that is given the error as it is.
  private func refusal(inside name: String, _ call: FlowCall) -> Refusal? {
    guard steps > 0, let place = call.arguments.firstIndex(where: { $0.value == .name(error) }),
      let function = own.first(where: { $0.name == name && $0.parameters.count == call.arguments.count }),
      function.names.isDisjoint(with: Rule.errorLooks)
    else { return nil }
    let walk = FailureWalk(
      error: function.parameters[place].name, type: type, doors: doors, own: own, steps: steps - 1)
    return walk.refusal(in: function.body)
  }

  private func mentionsError(in call: FlowCall) -> Bool { call.arguments.contains { decides($0.value) } }

  /// Returns the refusal for which a value stands by its name: a case, a constant, or a case around one.
  private func named(in value: FlowExpression) -> Refusal? {
    switch value {
    case .implicitMember(let name), .member(.name, let name), .name(let name):
      Self.means(name) ? .named(name) : nil
    case .call(let call):
      switch call.callee {
      case .implicitMember, .member(.name, _): call.arguments.lazy.compactMap { named(in: $0.value) }.first
      default: nil
      }
    default: nil
    }
  }

  /// Returns whether an expression contains the error, or asks about the status.
  private func decides(_ value: FlowExpression) -> Bool {
    switch value {
    case .name(let name): name == error || Self.speaksOfStatus(name)
    case .member(let base, let name): Self.speaksOfStatus(name) || decides(base)
    case .implicitMember(let name): Self.speaksOfStatus(name)
    case .other(let parts, let text): parts.contains(where: decides) || Self.speaksOfStatus(text)
    default: value.parts.contains(where: decides)
    }
  }

  private static func means(_ name: String) -> Bool { words.contains { name.mentions($0) } }

  private static func speaksOfStatus(_ name: String) -> Bool {
    means(name)
      || ["status", "authoriz", "permission", "enabled", "allowed", "granted"].contains { name.mentions($0) }
  }
}

extension [FlowStatement] {
  /// What the clause of a handler that takes every error does.
  fileprivate var caughtAnyway: [FlowStatement] {
    guard case .selection(_, let cases)? = first, cases.count == 1 else { return [] }
    return cases[0].patterns == [.anything] ? cases[0].body : []
  }

  /// The bodies that run for an update of live updates without a location.
  fileprivate var withoutLocation: [[FlowStatement]] {
    var bodies: [[FlowStatement]] = []
    visit { statement in
      guard case .branch(let conditions, _, let otherwise) = statement else { return }
      let isOfUpdate = conditions.contains { condition in
        if case .present(_, .member(.name("update"), "location")) = condition { true } else { false }
      }
      if isOfUpdate { bodies.append(otherwise) }
    }
    return bodies
  }
}
