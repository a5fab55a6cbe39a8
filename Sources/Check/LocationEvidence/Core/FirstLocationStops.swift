import CoreLocationInterface
import SourceFacts

/// Determines whether a callback stops the updates with the first location that is there and valid.
struct FirstLocationStops {
  /// The maximum number of calls to follow.
  private static let stepLimit = 3

  private enum End {
    case stop
    case leave
  }

  /// The functions of the type and its relatives.
  let functions: [NamedFunction]
  /// The flags that the functions which start the updates set, and those that they take back.
  private let raised: Set<String>
  private let lowered: Set<String>

  init(functions: [NamedFunction]) {
    self.functions = functions
    func flags(_ truth: Bool) -> Set<String> {
      functions.filter { !$0.receivesLocation }.reduce(into: []) { flags, function in
        for assignment in Assignment.all(in: function.code.body) where assignment.isOfSelf {
          if assignment.value == .boolean(truth) { flags.insert(assignment.name) }
        }
      }
    }
    raised = flags(true)
    lowered = flags(false).subtracting(raised)
  }

  /// Returns whether a callback certainly stops the updates, if the location is there and valid.
  func stopsAtOnce(_ callback: NamedFunction) -> Bool {
    let places = callback.code.parameters.dropFirst().map(\.name)
    return end(of: callback.code.body, where: Set(places), steps: Self.stepLimit) == .stop
  }

  /// Returns how a body certainly ends; nil if it goes on.
  private func end(of body: [FlowStatement], where known: Set<String>, steps: Int) -> End? {
    var places = known
    for statement in body {
      switch statement {
      case .declaration(let name, _, let value?):
        if isLocation(value, places) { places.insert(name) }
      case .expression(.call(let call)):
        if stops(call, places, steps) { return .stop }
      case .branch(let conditions, let then, let otherwise):
        let truth = hold(conditions, &places)
        let ends = [then, otherwise].map { end(of: $0, where: places, steps: steps) }
        switch truth {
        case true?: if let end = ends[0] { return end }
        case false?: if let end = ends[1] { return end }
        case nil:
          if ends[0] == .stop && ends[1] == .stop { return .stop }
          if ends.contains(where: { $0 != nil }) { return .leave }
        }
      case .handled(let inner, _):
        if let end = end(of: inner, where: places, steps: steps) { return end }
      case .result, .failure, .jump, .unread: return .leave
      case .expression, .declaration, .assignment, .selection, .loop, .deferred, .function: break
      }
    }
    return nil
  }

  private func stops(_ call: FlowCall, _ places: Set<String>, _ steps: Int) -> Bool {
    switch call.callee.unforced {
    case .member(_, "stopUpdatingLocation"): return true
    case .member(_, let name) where GeocoderCalls.names.contains(name):
      return stopsLater(call, places, steps)
    case .name(let name), .member(.name("self"), let name):
      guard steps > 0, let called = functions.first(where: { $0.code.name == name }) else { return false }
      let given = zip(called.code.parameters, call.arguments).filter { isLocation($1.value, places) }
      return end(of: called.code.body, where: Set(given.map(\.0.name)), steps: steps - 1) == .stop
        || stopsLater(call, places, steps)
    default: return false
    }
  }

  /// Returns whether a closure that gets what belongs to a location, such as its address, stops the updates.
  private func stopsLater(_ call: FlowCall, _ places: Set<String>, _ steps: Int) -> Bool {
    guard steps > 0, call.arguments.contains(where: { isLocation($0.value, places) }),
      case .closure(let closure)? = call.arguments.last?.value
    else { return false }
    return end(of: closure.body, where: places.union(closure.parameters), steps: steps - 1) == .stop
  }

  /// Returns whether conditions hold for a location that is there and valid; nil if unknown.
  private func hold(_ conditions: [FlowCondition], _ places: inout Set<String>) -> Bool? {
    var result: Bool? = true
    for condition in conditions {
      let truth: Bool?
      switch condition {
      case .holds(let value): truth = self.truth(of: value, places)
      case .present(let name, let value):
        truth =
          Self.isError(value)
          ? false : isOfLocation(value, places) || value.isOwnName ? true : nil
        if isLocation(value, places) { places.insert(name) }
      case .matches: truth = nil
      }
      if truth == false { return false }
      if truth == nil { result = nil }
    }
    return result
  }

  private func truth(of condition: FlowExpression, _ places: Set<String>) -> Bool? {
    condition.truth { value in
      switch value {
      case .comparison(let left, let isEqual, .nothing):
        return Self.isError(left) ? isEqual : isLocation(left, places) ? !isEqual : nil
      case .comparison(let flag, let isEqual, .boolean(false)) where flag.isOwnName:
        return flag.calledName.map(lowered.contains) ?? false ? isEqual : nil
      case .comparison(let number, let isEqual, .literal("0")):
        return counts(number, places) ? !isEqual : nil
      case .member(let list, "isEmpty"): return isLocation(list, places) ? false : nil
      case .other(let parts, let text)
      where text.contains(">") && parts.first.map { counts($0, places) } ?? false:
        return true
      // A negative accuracy is no location at all.
      case .other(_, let text) where text.contains("horizontalAccuracy") && text.hasSuffix("< 0"):
        return false
      case .other(_, let text) where text.contains("horizontalAccuracy") && text.hasSuffix(">= 0"):
        return true
      case .name(let flag), .member(.name("self"), let flag):
        if lowered.contains(flag) { return false }
        return flag == "self" || raised.contains(flag) || isLocation(value, places) ? true : nil
      case .call(let call):
        // What is given only a coordinate can't look at the age.
        let isCheck = call.callee.calledName?.lowercased().contains("valid") ?? false
        return isCheck && !call.arguments.isEmpty
          && call.arguments.allSatisfy { isCoordinate($0.value, places) } ? true : nil
      default: return isLocation(value, places) ? true : nil
      }
    }
  }

  private func isCoordinate(_ value: FlowExpression, _ places: Set<String>) -> Bool {
    guard case .member(let base, let name) = value.unforced else { return false }
    return ["coordinate", "latitude", "longitude"].contains(name) && isLocation(base, places)
  }

  /// Returns whether a value is a received location, or something that belongs to it, such as its address.
  private func isOfLocation(_ value: FlowExpression, _ places: Set<String>) -> Bool {
    switch value {
    case .member(let base, _), .optional(let base): isLocation(value, places) || isOfLocation(base, places)
    default: isLocation(value, places)
    }
  }

  /// Returns whether a value is the error of a lookup, which there is none of.
  private static func isError(_ value: FlowExpression) -> Bool {
    if case .name(let name) = value { name.mentions("error") } else { false }
  }

  /// Returns whether a value is the number of locations.
  private func counts(_ value: FlowExpression, _ places: Set<String>) -> Bool {
    switch value {
    case .member(let list, "count"): isLocation(list, places)
    case .call(let call) where call.arguments.isEmpty: counts(call.callee, places)
    default: false
    }
  }

  /// Returns whether a value is a received location, the list of them, or a part of one.
  private func isLocation(_ value: FlowExpression, _ places: Set<String>) -> Bool {
    switch value {
    case .name(let name): places.contains(name)
    case .member(let base, let name):
      ["last", "first", "coordinate", "latitude", "longitude"].contains(name) && isLocation(base, places)
        || name == "location" && base.calledName?.mentions("manager") ?? false
    case .optional(let inside), .forced(let inside, _), .cast(let inside, _): isLocation(inside, places)
    case .element(let base, _, _): isLocation(base, places)
    case .call(let call):
      if case .member(let base, "objectAtIndex") = call.callee { isLocation(base, places) } else { false }
    default: false
    }
  }
}

extension ProcessCode {
  /// Whether the first location ends all updates that are started.
  package var endsUpdatesWithFirstLocation: Bool {
    let starts = uses(of: .standardUpdates)
    let families = DelegateFamily.all(in: types).filter { starts.contains(where: $0.contains) }
    return !families.isEmpty && starts.allSatisfy { start in families.contains { $0.contains(start) } }
      && families.allSatisfy { family in
        let own = functions.filter { family.includes($0.type) }
        let stops = FirstLocationStops(functions: own)
        let places = family.ownMethods(.didUpdateLocations, .didUpdateToLocation).map(\.place)
        let callbacks = own.filter { places.contains($0.place) }
        return !callbacks.isEmpty && callbacks.allSatisfy(stops.stopsAtOnce)
      }
  }
}

extension FlowExpression {
  /// Whether it is a name, or a property of the object itself.
  fileprivate var isOwnName: Bool {
    switch self {
    case .name, .member(.name("self"), _): true
    default: false
    }
  }
}
