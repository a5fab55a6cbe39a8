import SourceFacts

/// Determines the statuses with which a place can be reached, by the conditions there and at the
/// calls that lead to it.
struct RequestStatuses {
  /// The maximum number of calls to follow backward.
  private static let stepLimit = 3

  private struct Function: Hashable {
    let type: String
    let name: String
    let steps: Int
  }

  private struct Caller {
    let type: String
    let method: TypeIndex.Method
    let site: CallSite
  }

  private let types: TypeIndex
  private var callers: [String: [Caller]] = [:]
  private var known: [Function: Set<StatusCondition.Status>] = [:]
  private var allowed: [String: Set<StatusCondition.Status>] = [:]

  /// Collects all calls of a process.
  init(_ types: TypeIndex) {
    self.types = types
    for entry in types.sorted {
      for method in entry.methods {
        for site in method.facts.callSites where !types.owners(ofMethod: site.name).isEmpty {
          callers[site.name, default: []].append(Caller(type: entry.name, method: method, site: site))
        }
      }
    }
  }

  /// Returns the statuses with which a use can be reached.
  mutating func statuses(at use: CodeUse) -> Set<StatusCondition.Status> {
    let own = statuses(under: use.fact.conditions)
    guard let name = use.fact.enclosingFunction?.prefix(while: { $0 != "(" }) else { return own }
    return own.intersection(
      statuses(in: Function(type: use.fact.enclosingType ?? "", name: String(name), steps: 0)))
  }

  private mutating func statuses(in function: Function) -> Set<StatusCondition.Status> {
    let all = Set(StatusCondition.Status.allCases)
    if let known = known[function] { return known }
    let calls = function.steps < Self.stepLimit ? calls(of: function) : []
    // A function without callers is called by the system, or by unread code.
    var found = calls.isEmpty ? all : []
    for call in calls where found != all {
      let caller = Function(type: call.type, name: call.method.baseName, steps: function.steps + 1)
      found.formUnion(statuses(under: call.site.conditions).intersection(statuses(in: caller)))
    }
    known[function] = found
    return found
  }

  private mutating func statuses(under conditions: [String]) -> Set<StatusCondition.Status> {
    conditions.reduce(Set(StatusCondition.Status.allCases)) { left, condition in
      if let known = allowed[condition] { return left.intersection(known) }
      let found = StatusCondition.statuses(under: condition)
      allowed[condition] = found
      return left.intersection(found)
    }
  }

  private func calls(of function: Function) -> [Caller] {
    let (type, name) = (function.type, function.name)
    return callers[name, default: []].filter { caller in
      // The function can have the name of the method of Apple's that it calls.
      if caller.type == type, caller.method.baseName == name { return false }
      if type.isEmpty { return caller.site.receiver == nil }
      guard let receiver = caller.site.receiverType else { return types.owners(ofMethod: name) == [type] }
      return types.owners(ofMethod: name, calledOn: receiver).contains(type)
    }
  }
}
