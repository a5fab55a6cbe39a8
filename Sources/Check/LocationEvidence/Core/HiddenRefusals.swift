import LocationFlow
import LocationPolicy
import SourceFacts

/// Determines which reactions to a refusal no one can notice: a state that nothing reads, a fixed place that is used
/// instead of the person's, and an answer that is the same as after "Allow".
package struct HiddenRefusals {
  /// A way in which a refusal stays hidden.
  package enum Kind: Hashable {
    case sameAnswer
    case fixedPlace
    /// It is kept in a state.
    case kept(String)
    /// The status is kept, and only code that has a reaction of its own looks at it.
    case passedOn
  }

  private let reads: StateReads
  private let fixedPlaces: Set<Effect.Place>
  private let sameAnswers: Set<Effect.Place>
  /// The callbacks for answers and failures, and other functions that name a refusal, by place.
  private let functions: [Effect.Place: NamedFunction]
  /// The types whose code sets the states, by place.
  private let owners: [Effect.Place: String]

  /// Examines the code of a process.
  init(in code: ProcessCode, isLibrary: Bool) {
    let answers = code.functions.filter { $0.code.receivesAnswer || $0.code.namesRefusal }
    functions = Dictionary(answers.map { ($0.place, $0) }) { first, _ in first }
    let entries = code.reactions.flatMap(\.entries)
    let published = Set(
      entries.flatMap(\.rows).flatMap(\.reaction.effects).compactMap {
        if case .publishes(let name, _) = $0.action { name } else { nil }
      })
    owners = code.parts.reduce(into: [:]) { owners, part in
      for assignment in part.assignments where assignment.isOfSelf && published.contains(assignment.name) {
        owners[Effect.Place(file: part.file, line: assignment.line)] = part.code.name
      }
    }
    let assigned = answers.flatMap { Assignment.all(in: $0.code.body) }.filter(\.isOfSelf).map(\.name)
    reads = StateReads(
      of: published.union(assigned), in: code, isLibrary: isLibrary,
      judged: Set(entries.filter { $0.questions.contains(.status) }.map(\.place)))
    let fixed = FixedPlaces(in: code.parts)
    fixedPlaces = code.functions.reduce(into: []) { $0.formUnion(fixed.all(in: $1)) }
    sameAnswers = entries.reduce(into: []) { $0.formUnion(Self.sameAnswers(in: $1)) }
  }

  /// Returns the places where a caller is told the same after a refusal as after both grants.
  private static func sameAnswers(in entry: ReactionTable.Entry) -> Set<Effect.Place> {
    guard entry.questions.contains(.status) else { return [] }
    let granted = [AuthorizationStatus.authorizedWhenInUse, .authorizedAlways].map { status in
      entry.reactions(to: status).flatMap(\.effects)
    }
    let refused = entry.reactions(to: AuthorizationStatus.denied).flatMap(\.effects)
    let same = granted.reduce(Set(refused.compactMap(Answer.init))) {
      $0.intersection($1.compactMap(Answer.init))
    }
    return Set(
      (refused + granted.joined()).filter { Answer($0).map(same.contains) ?? false }.map(\.place))
  }

  /// What a caller is told, if that is a success by itself.
  private struct Answer: Hashable {
    let caller: String
    let value: String

    init?(_ effect: Effect) {
      guard case .tells(let caller, let value) = effect.action,
        value == "true"
          || value.first == "." && value.dropFirst().allSatisfy({ $0.isLetter || "()".contains($0) })
      else { return nil }
      self.caller = caller
      self.value = value
    }
  }

  /// Returns why an effect of a type's code stays hidden; nil if it may be noticed.
  func kind(of effect: Effect, in type: String) -> Kind? {
    switch effect.action {
    case .tells:
      sameAnswers.contains(effect.place)
        ? .sameAnswer : fixedPlaces.contains(effect.place) ? .fixedPlace : nil
    case .publishes(let name, _):
      fixedPlaces.contains(effect.place)
        ? .fixedPlace : hiding(name, of: owners[effect.place] ?? type)
    default: nil
    }
  }

  /// Returns how a state hides what it keeps; nil if it may be noticed.
  private func hiding(_ name: String, of type: String) -> Kind? {
    switch reads.reading(of: name, in: type) {
    case .some(.noticed): nil
    case .some(.judged): .passedOn
    case nil: .kept(name)
    }
  }

  /// Returns the states that a function sets and nothing reads; nil if it sets none, or changes anything else that
  /// outlives it, or its code wasn't read.
  ///
  /// What a function sets to a constant in any case says nothing about a refusal, unless it is a callback.
  func keptUnread(by method: TypeIndex.Method, of type: String) -> [String]? {
    guard let function = functions[method.place] else { return nil }
    var locals: Set<String> = []
    var kept: [String] = []
    var changesOthers = false
    var usesFixedPlace = false
    let always = function.code.receivesAnswer ? [] : function.code.body.filter(\.setsConstant)
    function.code.body.visit { statement in
      switch statement {
      case .assignment where always.contains(statement): break
      case .declaration(let name, _, _): locals.insert(name)
      case .assignment(_, _, let line)
      where fixedPlaces.contains(Effect.Place(file: function.file, line: line)):
        usesFixedPlace = true
      case .assignment:
        guard let assignment = Assignment(statement) else {
          changesOthers = true
          return
        }
        if assignment.base == nil, locals.contains(assignment.name) { return }
        kept.append(assignment.name)
        if !assignment.isOfSelf || reads.isRead(assignment.name, of: type) { changesOthers = true }
      // What "+=" adds to may be read.
      case .expression(.call(let call)): if call.callee.isAddition { changesOthers = true }
      default: break
      }
    }
    return changesOthers || kept.isEmpty && !usesFixedPlace ? nil : kept
  }

  /// Returns whether a callback stores something in an element of a collection.
  func storesElement(in method: TypeIndex.Method) -> Bool {
    var stores = false
    functions[method.place]?.code.body.visit { statement in
      if case .assignment(.element, _, _) = statement { stores = true }
    }
    return stores
  }

  /// Returns the functions that a callback calls only with a fixed place, or with an answer that is always the same.
  func mute(in method: TypeIndex.Method) -> Set<String> {
    guard let function = functions[method.place] else { return [] }
    var called: [String: Bool] = [:]
    function.code.body.visitValues { value in
      if case .call(let call) = value, case .name(let name) = call.callee.unforced.unwrapped {
        let place = Effect.Place(file: function.file, line: call.line)
        called[name] = called[name] ?? true && (fixedPlaces.contains(place) || sameAnswers.contains(place))
      }
    }
    return Set(called.filter(\.value).keys)
  }
}

extension FlowStatement {
  /// Whether it gives something a value that is written out.
  fileprivate var setsConstant: Bool {
    guard case .assignment(_, let value, _) = self else { return false }
    switch value {
    case .boolean, .nothing, .literal, .list([]): return true
    default: return false
    }
  }
}

extension FlowExpression {
  /// Whether it is the function that adds to a list or text.
  fileprivate var isAddition: Bool { if case .member(_, "append") = self { true } else { false } }

  /// The expression without the mark of optional chaining, as the plain name that it ends with.
  fileprivate var unwrapped: FlowExpression {
    switch self {
    case .optional(let inside): inside.unwrapped
    case .member(.name("self"), let name): .name(name)
    default: self
    }
  }
}
