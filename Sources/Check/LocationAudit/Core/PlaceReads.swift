import LocationFlow
import SourceFacts

/// Finds code that uses a location as if it were there, though nothing has looked: before the first
/// one, and after a refusal, it is nil.
struct PlaceReads {
  /// What becomes of a location that isn't there.
  enum Outcome: Hashable {
    /// The program ends.
    case crash
    /// It is taken for the place at 0°, 0°.
    case zero
    /// It is the place of a map's own dot, which the map doesn't know yet.
    case noDot
    /// A list is empty, whose first or last place is taken to be there.
    case emptyList
  }

  /// A use of a location that may not be there.
  struct Read: Hashable {
    let outcome: Outcome
    let function: NamedFunction
    /// The names whose value is used, such as "manager.location".
    let path: String
    /// The position of the mark that forces the value, or nil.
    let position: SourcePosition?

    static func == (left: Read, right: Read) -> Bool {
      left.outcome == right.outcome && left.function.place == right.function.place && left.path == right.path
        && left.position == right.position
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(function.place)
      hasher.combine(path)
    }
  }

  /// The names of properties that hold a location or nil, wherever they are declared.
  private let properties: Set<String>
  /// Those whose value is forced without a mark.
  private let implicit: Set<String>
  private let managers: ManagerExpressions

  /// Examines the types of a process.
  init(in parts: [NamedType]) {
    let all = parts.flatMap { part in
      part.code.properties.map { (property: $0, isSwift: part.isSwift) }
    }
    // Other places, such as a pin that the person drops, aren't waited for.
    let received = parts.flatMap(\.functions).filter(\.receivesLocation).reduce(into: Set<String>()) {
      $0.formUnion(Assignment.all(in: $1.code.body).map(\.name))
    }
    let byName = Dictionary(grouping: all, by: \.property.name).filter { received.contains($0.key) }
    properties = Set(
      byName.filter { $0.value.allSatisfy { Self.mayBeNil($0.property, isSwift: $0.isSwift) } }.keys)
    implicit = Set(
      byName.filter { [properties] in
        properties.contains($0.key) && $0.value.allSatisfy { $0.isSwift && $0.property.type.hasSuffix("!") }
      }.keys)
    managers = ManagerExpressions(in: parts)
  }

  private static func mayBeNil(_ property: FlowProperty, isSwift: Bool) -> Bool {
    guard property.getter == nil, property.initial == nil || property.initial == .nothing else {
      return false
    }
    // A coordinate in Objective-C is a structure.
    guard isSwift else { return plain(property.type) == "CLLocation" }
    return ["CLLocation", "CLLocationCoordinate2D"].contains(plain(property.type))
      && (property.type.hasSuffix("?") || property.type.hasSuffix("!"))
  }

  private static func plain(_ type: String) -> String { TypeIndex.plainName(type) }

  /// Returns the uses in the code of a type's part, in the order of the functions.
  func reads(in part: NamedType) -> [Read] {
    (part.functions + part.getters).flatMap { function in
      var walk = Walk(reads: self, function: function, isSwift: part.isSwift)
      walk.run(function.code.body)
      return walk.found
    }
  }

  /// The walk through the body of a function.
  private struct Walk {
    let reads: PlaceReads
    let function: NamedFunction
    let isSwift: Bool
    var found: [Read] = []
    /// The locations that are known to be there, or whose presence something has looked at.
    private var known: Set<String> = []
    /// Whether a condition has looked at something that may stand for a location.
    private var knowsAll = false
    /// The local names, and those among them that hold a location or nil.
    private var locals: Set<String>
    private var localPlaces: Set<String> = []

    init(reads: PlaceReads, function: NamedFunction, isSwift: Bool) {
      self.reads = reads
      self.function = function
      self.isSwift = isSwift
      locals = Set(function.code.parameters.map(\.name))
    }

    mutating func run(_ body: [FlowStatement]) {
      for statement in body { run(statement) }
    }

    private mutating func run(_ statement: FlowStatement) {
      switch statement {
      case .expression(let value), .failure(let value, _), .result(let value?, _): look(value)
      case .declaration(let name, _, let value):
        value.map { look($0) }
        locals.insert(name)
        known.remove(name)
        localPlaces.remove(name)
        if let value, isSwift ? root(value) != nil : place(value) != nil { localPlaces.insert(name) }
      case .assignment(let target, let value, _):
        look(value)
        guard let path = path(target) else { return look(target) }
        if value == .nothing { known.remove(path) } else { known.insert(path) }
      case .branch(let conditions, let then, let otherwise):
        for condition in conditions { examine(condition) }
        run(then)
        run(otherwise)
      case .selection(let subject, let cases):
        look(subject)
        note(subject)
        for candidate in cases { run(candidate.body) }
      case .loop(let element, let sequence, let conditions, let body):
        sequence.map { look($0) }
        if case .binding(let name)? = element { locals.insert(name) }
        for condition in conditions { examine(condition) }
        run(body)
      case .handled(let body, let failures):
        run(body)
        run(failures)
      case .deferred(let body): run(body)
      case .function(let inner): run(inner.body)
      case .result(nil, _), .jump, .unread: break
      }
    }

    /// Looks at a condition; what it examines is known from then on, on all paths, so that doubt is
    /// for the code.
    private mutating func examine(_ condition: FlowCondition) {
      noteCoordinates(condition.value)
      switch condition {
      case .holds(let value):
        look(value)
        note(value)
      case .present(let name, let value):
        look(value)
        note(value)
        locals.insert(name)
        localPlaces.remove(name)
      case .matches(_, let value):
        look(value)
        note(value)
      }
    }

    /// Notes the places whose coordinates a condition examines, such as one that isn't 0.
    private mutating func noteCoordinates(_ value: FlowExpression) {
      if case .member(let base, "coordinate") = value {
        if let dot = dot(base) { known.insert(dot + ".location") }
        if !isSwift, let place = place(base) { known.insert(place) }
      }
      for part in value.parts { noteCoordinates(part) }
    }

    private mutating func note(_ value: FlowExpression) {
      if let place = place(value) { known.insert(place) }
      switch value {
      case .name(let name), .member(_, let name), .implicitMember(let name):
        if !reads.properties.contains(name), place(value) == nil, Self.standsForLocation(name) {
          knowsAll = true
        }
      case .closure: return
      default: break
      }
      for part in value.parts { note(part) }
    }

    /// Returns whether a name in a condition may be that of a flag which says that a location is
    /// there.
    private static func standsForLocation(_ name: String) -> Bool {
      guard !["services", "authoriz", "permission", "manager"].contains(where: name.mentions) else {
        return false
      }
      return ["location", "located", "coordinate", "latitude", "longitude", "fix"].contains {
        name.mentions($0) && name != "userLocation"
      }
    }

    private mutating func look(_ value: FlowExpression) {
      judge(value)
      if case .closure(let closure) = value {
        locals.formUnion(closure.parameters)
        run(closure.body)
        return
      }
      // What the rest of a condition reads, its first parts may have examined.
      switch value {
      case .all(let parts), .any(let parts):
        for part in parts {
          look(part)
          note(part)
        }
      case .choice(let condition, let first, let second):
        note(condition)
        for part in [condition, first, second] { look(part) }
      default:
        for part in value.parts { look(part) }
      }
    }

    private mutating func judge(_ value: FlowExpression) {
      switch value {
      case .forced(let inside, let position):
        if let path = root(inside) { add(.crash, path, position) }
      case .fallback(let first, let second):
        if Self.isZero(second), let path = root(first) { add(.zero, path, nil) }
      case .member(let base, let name):
        if name == "coordinate", let dot = self.dot(base), !known.contains(dot + ".location") {
          add(.noDot, dot, nil)
        } else if isSwift, isImplicit(base), let path = place(base) {
          add(.crash, path, nil)
        } else if !isSwift, name == "coordinate", let path = place(base) {
          add(.zero, path, nil)
        }
      default: break
      }
    }

    private mutating func add(_ outcome: Outcome, _ path: String, _ position: SourcePosition?) {
      guard !knowsAll, !known.contains(path) else { return }
      let read = Read(outcome: outcome, function: function, path: path, position: position)
      if !found.contains(read) { found.append(read) }
    }

    /// Returns the path of names that an expression consists of, without "self".
    private func path(_ value: FlowExpression) -> String? {
      switch value {
      case .name(let name): return name
      case .member(.name("self"), let name): return name
      case .member(let base, let name): return path(base).map { $0 + "." + name }
      case .optional(let inside), .forced(let inside, _), .cast(let inside, _): return path(inside)
      default: return nil
      }
    }

    /// Returns the path of an expression whose value is a location or nil.
    private func place(_ value: FlowExpression) -> String? {
      switch value {
      case .optional(let inside): return place(inside)
      case .name(let name):
        if locals.contains(name) { return localPlaces.contains(name) ? name : nil }
        return reads.properties.contains(name) ? name : nil
      case .member(let base, "location"):
        guard reads.managers.contains(base) || dot(base) != nil else { return nil }
        return path(value)
      case .member(_, "myLocation"): return path(value)
      case .member(.name("self"), let name): return reads.properties.contains(name) ? name : nil
      default: return nil
      }
    }

    /// Returns the path of the location without which a chain of members is nil.
    private func root(_ value: FlowExpression) -> String? {
      if let place = place(value) { return place }
      switch value {
      case .member(let base, _), .optional(let base): return root(base)
      default: return nil
      }
    }

    /// Returns the path of a map's own dot.
    private func dot(_ value: FlowExpression) -> String? {
      guard case .member(let base, "userLocation") = value, base != .name("self") else { return nil }
      return path(value)
    }

    private func isImplicit(_ value: FlowExpression) -> Bool {
      switch value {
      case .name(let name): !locals.contains(name) && reads.implicit.contains(name)
      case .member(.name("self"), let name): reads.implicit.contains(name)
      default: false
      }
    }

    /// Returns whether a value stands for the place at 0°, 0°.
    private static func isZero(_ value: FlowExpression) -> Bool {
      switch value {
      case .literal(let text): return Double(text) == 0
      case .call(let call):
        guard case .name(let type) = call.callee,
          ["CLLocationCoordinate2D", "CLLocationCoordinate2DMake", "CLLocation"].contains(type)
        else { return false }
        return call.arguments.allSatisfy { isZero($0.value) }
      default: return false
      }
    }
  }
}

extension NamedType {
  /// Whether the file is written in Swift.
  fileprivate var isSwift: Bool { file.hasSuffix(".swift") }
}
