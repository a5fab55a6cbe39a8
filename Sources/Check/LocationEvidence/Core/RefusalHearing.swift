import CoreLocationInterface
import LocationFlow
import LocationPolicy
package import SourceFacts

/// Determines whether anything reacts to a refusal: the code that receives it, or the code that this notifies.
package struct RefusalHearing {
  private let code: ProcessCode
  /// The closures that are assigned to properties, by the properties' names.
  private let handlers: [String: [FlowClosure]]
  /// The functions of types, by name.
  private let functions: [String: [FlowFunction]]
  /// The names in the code of each type.
  private let names: [String: Set<String>]
  private let hidden: HiddenRefusals
  /// The number of functions and properties whose code has a name.
  private let users: [String: Int]

  /// The minimum length of a name that says by itself whose it is.
  private static let shortest = 12

  /// Examines the code of a process.
  package init(in code: ProcessCode, isLibrary: Bool = false) {
    self.code = code
    hidden = HiddenRefusals(in: code, isLibrary: isLibrary)
    handlers = Dictionary(
      code.parts.flatMap { $0.assignments }.compactMap { assignment -> (String, [FlowClosure])? in
        guard case .closure(let closure) = assignment.value else { return nil }
        return (assignment.name, [closure])
      }, uniquingKeysWith: +)
    functions = Dictionary(grouping: code.functions.map(\.code), by: \.name)
    names = code.parts.reduce(into: [:]) { $0[$1.code.name, default: []].formUnion($1.names) }
    users = code.parts.reduce(into: [:]) { users, part in
      for function in part.code.functions {
        for name in function.names.subtracting([function.name]) { users[name, default: 0] += 1 }
      }
      for property in part.code.properties {
        for name in property.names.subtracting([property.name]) { users[name, default: 0] += 1 }
      }
    }
  }

  /// Returns whether anything in the process reacts to a refusal, or keeps the status for other code.
  package var isHeard: Bool { reacts(in: { _ in true }) }

  /// Returns whether a type that asks reacts to a refusal, or anything that uses it, is its delegate or
  /// observes it.
  package func isHeard(by type: String) -> Bool {
    let listeners = listeners(to: type)
    return reacts(in: listeners.contains)
  }

  /// Returns whether a type has callbacks that receive a refusal.
  package func receivesRefusals(_ type: String) -> Bool {
    family(of: type).contains {
      code.types.entry(named: $0)?.methods.contains(where: \.facts.isRefusalCallback) ?? false
    }
  }

  /// Returns the state in which a callback of a type keeps what it is told, if nothing reads it and the callback does
  /// nothing else; nil for others.
  package func state(keeping method: TypeIndex.Method, of type: String) -> String? {
    guard let kept = hidden.keptUnread(by: method, of: type), !reacts(method, of: type) else { return nil }
    return kept.first
  }

  /// Returns whether the type's own callbacks react to a refusal.
  package func isHeard(inCallbacksOf type: String) -> Bool {
    let family = family(of: type)
    return code.reactions.contains { table in
      family.contains(table.type)
        && table.entries.contains { $0.kind == .callback && reacts($0, of: table.type) }
    }
      || family.contains { name in
        code.types.entry(named: name)?.methods.contains { $0.facts.isRefusalCallback && reacts($0, of: name) }
          ?? false
      }
  }

  private func reacts(in isListener: (String) -> Bool) -> Bool {
    // What an installed library does with a refusal concerns its own requests.
    code.reactions.contains { table in
      isListener(table.type)
        && table.entries.contains { !code.isInstalled($0.place.file) && reacts($0, of: table.type) }
    }
      || code.types.entries.values.contains { entry in
        isListener(entry.name)
          && entry.methods.contains { !code.isInstalled($0.file) && reacts($0, of: entry.name) }
      }
  }

  /// Returns how a refusal stays hidden in a type, or in what uses it; nil if nothing receives it there.
  package func hiding(by type: String) -> HiddenRefusals.Kind? {
    let listeners = listeners(to: type)
    let found = code.reactions.filter { listeners.contains($0.type) }.flatMap { table in
      table.entries.filter { !code.isInstalled($0.place.file) }.map { entry in
        (
          asksForStatus: entry.questions.contains(.status),
          kinds: refusals(of: entry).flatMap(\.effects).compactMap { hidden.kind(of: $0, in: table.type) }
        )
      }
    }
    // A failure comes only where something was started.
    let effects =
      found.filter(\.asksForStatus).flatMap(\.kinds)
      + found.filter { !$0.asksForStatus }.flatMap(\.kinds)
    let kept = listeners.sorted().flatMap { name in
      (code.types.entry(named: name)?.methods ?? []).filter(\.facts.isRefusalCallback).flatMap {
        hidden.keptUnread(by: $0, of: name) ?? []
      }
    }
    let kinds = effects.filter { $0 != .passedOn } + kept.map { .kept($0) }
    return kinds.first { $0 == .sameAnswer } ?? kinds.first { $0 == .fixedPlace } ?? kinds.first
  }

  // MARK: - The listeners

  private func family(of type: String) -> Set<String> {
    code.types.ancestry(of: type).union(code.types.descendants(of: type)).filter(isDeclared)
      .union([type])
  }

  /// Returns whether the process declares a type, rather than only extending it.
  private func isDeclared(_ name: String) -> Bool {
    code.parts.contains { $0.code.name == name && !$0.code.isExtension && !$0.code.isProtocol }
  }

  /// Returns a type with those that use it, listen to it as delegates or observe it, and those that
  /// use them.
  private func listeners(to type: String) -> Set<String> {
    var found = family(of: type)
    found.formUnion(delegates(of: found))
    let own = found.reduce(into: Set()) { $0.formUnion(names[$1] ?? []) }
    if !own.isDisjoint(with: ["post", "postNotificationName"]) {
      found.formUnion(
        names.filter {
          !$0.value.isDisjoint(with: ["addObserver", "publisher", "onReceive", "notifications"])
        }
        .keys)
    }
    // A screen often has the object through another that owns it.
    for _ in 0..<2 {
      let words = Set(found.map(Self.last))
      found.formUnion(names.filter { !$0.value.isDisjoint(with: words) }.keys)
    }
    return found
  }

  /// Returns the types that implement the protocols of a type's properties.
  private func delegates(of types: Set<String>) -> Set<String> {
    let protocols = Set(code.parts.filter(\.code.isProtocol).map(\.code.name))
    let written = code.parts.filter { types.contains($0.code.name) }.flatMap(\.code.properties).map {
      TypeIndex.plainName($0.type)
    }
    return protocols.intersection(written).reduce(into: []) { $0.formUnion(code.types.descendants(of: $1)) }
  }

  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  // MARK: - The reactions

  private func reacts(_ entry: ReactionTable.Entry, of type: String) -> Bool {
    let isUnasked = isUnasked(entry)
    let always = constantsInAnyCase(of: entry)
    return refusals(of: entry).contains { reaction in
      !reaction.holes.isEmpty
        || reaction.effects.contains { effect in
          if isUnasked, case .returns = effect.action { return false }
          return isNoticed(effect) && !always.contains(effect) && hidden.kind(of: effect, in: type) == nil
        }
    }
  }

  /// Returns the constants that a function sets with every status, so that they tell nothing of a refusal.
  private func constantsInAnyCase(of entry: ReactionTable.Entry) -> Set<Effect> {
    guard entry.kind == .function, entry.questions.contains(.status) else { return [] }
    return AuthorizationStatus.allCases.map { status in
      Set(entry.reactions(to: status).flatMap(\.effects).filter(\.publishesConstant))
    }.reduce(nil) { $0?.intersection($1) ?? $1 } ?? []
  }

  /// Returns whether nothing that was read or searched calls a function for its result.
  private func isUnasked(_ entry: ReactionTable.Entry) -> Bool {
    guard entry.kind == .function || entry.kind == .property else { return false }
    let name = String(entry.name.prefix { $0 != "(" })
    return name.utf8.count >= Self.shortest && users[name] == nil && !code.mentions.contains(name)
      && !SystemMethod.isOne(name)
  }

  /// Returns the reactions of an entry to a refusal.
  private func refusals(of entry: ReactionTable.Entry) -> [Reaction] {
    if entry.questions.contains(.status) { return entry.reactions(to: AuthorizationStatus.denied) }
    let isFailure = entry.kind == .callback && entry.name.contains("FailWithError")
    return isFailure || entry.isAuthorizationCallback ? entry.reactions(to: Circumstances.Failure.denied) : []
  }

  /// Returns whether an effect reaches the person, a caller or observed state.
  private func isNoticed(_ effect: Effect) -> Bool {
    switch effect.action {
    case .tells(let waiter, let what): !isSilent(waiter, told: what)
    case .presents, .opens, .publishes, .handsOn, .fails, .returns, .keeps, .waits: true
    case .asks, .starts, .stops, .locates, .creates, .configures, .clears, .does: false
    }
  }

  /// Returns whether all receivers do nothing after a refusal: the closures that are assigned to a handler,
  /// or the implementations of a delegate's method.
  private func isSilent(_ waiter: String, told what: String) -> Bool {
    if let closures = handlers[waiter] { return !closures.contains { RefusalReaction.acts($0.body) } }
    let method = what.prefix { $0 != "(" }
    return method.count < what.count && isSilent(method: String(method))
  }

  private func isSilent(method name: String) -> Bool {
    guard let functions = functions[name], !functions.isEmpty else { return false }
    return !functions.contains { RefusalReaction.acts($0.body) }
  }

  /// Returns whether a method does anything under a condition on a refusal, or in a callback that
  /// reports one.
  private func reacts(_ method: TypeIndex.Method, of type: String) -> Bool {
    let facts = method.facts
    let mute = facts.isRefusalCallback ? hidden.mute(in: method) : []
    let calls = facts.callSites.filter {
      !Self.isLog($0) && !LocationCallNames.all.contains($0.name) && !mute.contains($0.name)
        && !RefusalReaction.runsAtOnce($0.name) && !isSilent(method: $0.name)
    }
    let isFailure = facts.name.contains("FailWithError")
    let keepsUnread = hidden.keptUnread(by: method, of: type) != nil
    let namesStatus = !(names[type] ?? []).isDisjoint(with: Self.statusNames)
    if facts.isRefusalCallback {
      // A start or a request is no reaction to a refusal; tables tell under which status it happens.
      if hidden.storesElement(in: method) || !facts.assignmentConditions.isEmpty && !keepsUnread {
        return true
      }
      if calls.contains(where: { isFailure || Self.speaksOfRefusal($0.conditions, namesStatus) }) {
        return true
      }
    }
    return calls.contains { Self.speaksOfRefusal($0.conditions, namesStatus) }
      || !keepsUnread
        && facts.assignmentConditions.contains { Self.speaksOfRefusal($0, namesStatus) }
  }

  /// The names of the status and of an error in code that tells them apart.
  private static let statusNames: Set<String> = [
    "authorizationStatus", "CLAuthorizationStatus", "authorizedWhenInUse", "authorizedAlways", "CLError",
    "kCLAuthorizationStatusAuthorizedWhenInUse", "kCLAuthorizationStatusAuthorizedAlways",
    "kCLAuthorizationStatusDenied", "kCLErrorDenied",
  ]

  /// Returns whether conditions are met after a refusal; the rest of a choice counts only in code that names
  /// the status.
  private static func speaksOfRefusal(_ conditions: [String], _ namesStatus: Bool) -> Bool {
    conditions.contains { condition in
      // In an else of "denied" anything but a refusal is meant.
      let isElse = condition.first == "!"
      let words =
        isElse
        ? ["authorized"]
        : ["denied", "restricted", "unauthorized", "notAuthorized"] + (namesStatus ? ["default ="] : [])
      return words.contains { condition.mentions($0) }
    }
  }

  // MARK: - Logs

  /// Returns whether a call only tells the developer; "error" or "warning" of anything but a log is
  /// the app's own method.
  package static func isLog(_ site: CallSite) -> Bool { isLog(site.name, of: site.receiver) }

  /// Returns whether a function of a receiver only tells the developer.
  package static func isLog(_ name: String, of receiver: String?) -> Bool {
    if isLog(name) { return true }
    guard levels.contains(name) else { return false }
    return receiver.map { $0.mentions("log") || $0 == "console" } ?? false
  }

  /// Returns whether a function only tells the developer.
  package static func isLog(_ name: String) -> Bool { logs.contains(name) }

  private static let logs: Set<String> = [
    "print", "debugPrint", "NSLog", "log", "DDLogError", "localizedDescription", "String",
    "assertionFailure", "description", "os_log", "DLog", "ALog", "CLSLog",
  ]
  private static let levels: Set<String> = ["debug", "info", "error", "warning", "notice", "fault"]
}

extension Effect {
  /// Whether it gives a state a value that is written out.
  fileprivate var publishesConstant: Bool {
    guard case .publishes(_, let value) = action else { return false }
    return ["true", "false", "nil", "[]"].contains(value) || value.first == "\""
  }
}

extension MethodFacts {
  /// Whether it is a callback that reports a refusal.
  fileprivate var isRefusalCallback: Bool { FlowFunction.isAnswer(name) }
}

/// The names of the methods by which code requests authorization, and starts and stops services.
package enum LocationCallNames {
  package static let all = Set(
    [ManagerMember.requestWhenInUseAuthorization, .requestAlwaysAuthorization, .requestLocation]
      .map(\.declaration.baseName)
      + ServiceMethods.allCases.flatMap { [$0.start.baseName, $0.stop.baseName] })
}
