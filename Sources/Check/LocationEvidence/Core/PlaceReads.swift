import LocationFlow
package import SourceFacts

/// Finds code that uses a location as if it were there, though nothing has looked: before the first
/// one, and after a refusal, it is nil.
package struct PlaceReads {
  /// What becomes of a location that isn't there.
  package enum Outcome: Hashable {
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
  package struct Read: Hashable {
    package let outcome: Outcome
    package let function: NamedFunction
    /// The names whose value is used, such as "manager.location".
    package let path: String
    /// The position of the mark that forces the value, or nil.
    package let position: SourcePosition?
    /// The line of the call or statement around it, or that of the function.
    package let line: Int

    package static func == (left: Read, right: Read) -> Bool {
      left.outcome == right.outcome && left.function.place == right.function.place && left.path == right.path
        && left.position == right.position
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(function.place)
      hasher.combine(path)
    }
  }

  /// The names of properties that hold a location or nil, wherever they are declared.
  private let properties: Set<String>
  /// Those whose value is forced without a mark.
  private let implicit: Set<String>
  private let managers: ManagerExpressions
  private let objects: OwnObjects
  /// The properties that hold a received location or nil, by the types that declare them; other types may have
  /// something else under the name.
  private let ownProperties: [String: Set<String>]
  /// The properties of types in Swift that are declared as locations that may be missing.
  private let declaredLocations: [String: Set<String>]
  /// The lists of places that begin empty, by type.
  private let lists: [String: Set<String>]
  /// The parameters in Objective-C whose coordinate is read though nothing looks at them, by the
  /// functions' full names.
  private let blindParameters: [String: Set<Int>]

  /// Examines the types of a process.
  package init(in parts: [NamedType]) {
    objects = OwnObjects(in: parts)
    let all = parts.flatMap { part in
      part.code.properties.map { (property: $0, isSwift: part.isSwift) }
    }
    // Other places, such as a pin that the person drops, aren't waited for.
    let receivedByType = parts.namesOfReceivedLocations
    let received = receivedByType.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let byName = Dictionary(grouping: all, by: \.property.name).filter { received.contains($0.key) }
    properties = Set(
      byName.filter { $0.value.allSatisfy { Self.mayBeNil($0.property, isSwift: $0.isSwift) } }.keys)
    implicit = Set(
      byName.filter { [properties] in
        properties.contains($0.key) && $0.value.allSatisfy { $0.isSwift && $0.property.type.hasSuffix("!") }
      }.keys)
    managers = ManagerExpressions(in: parts)
    let declared = Dictionary(grouping: parts, by: \.code.name).mapValues { parts in
      Set(
        parts.flatMap { part in part.code.properties.filter { Self.mayBeNil($0, isSwift: part.isSwift) } }
          .map(\.name))
    }
    ownProperties = receivedByType.reduce(into: [:]) { [properties] own, received in
      own[received.key] = received.value.intersection(properties.union(declared[received.key] ?? []))
    }
    declaredLocations = Self.declaredLocations(in: parts.filter(\.isSwift))
    lists = Self.emptyLists(in: parts)
    blindParameters = Dictionary(
      parts.filter { !$0.isSwift }.flatMap(\.functions).map {
        ($0.code.fullName, Self.blindParameters(of: $0.code))
      },
      uniquingKeysWith: { $0.intersection($1) }
    ).filter { !$0.value.isEmpty }
  }

  /// Returns the positions of the parameters that hold a location whose coordinate a function reads,
  /// though no condition of it names them.
  private static func blindParameters(of function: FlowFunction) -> Set<Int> {
    let candidates = function.parameters.indices.filter {
      plain(function.parameters[$0].type) == "CLLocation"
    }
    guard !candidates.isEmpty, function.names.contains("coordinate") else { return [] }
    var examined: Set<String> = []
    var read: Set<String> = []
    function.body.visit { statement in
      if case .branch(let conditions, _, _) = statement {
        for condition in conditions { condition.value.collect(names: &examined, bases: &read) }
      }
      for value in statement.values {
        var names: Set<String> = []
        value.collect(names: &names, bases: &read)
        if value.hasChoice { examined.formUnion(names) }
      }
    }
    return Set(
      candidates.filter {
        let name = function.parameters[$0].name
        return read.contains(name) && !examined.contains(name)
      })
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
  package func reads(in part: NamedType) -> [Read] {
    part.bodies.flatMap { function in
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
    /// The types of local names, where they are written or known.
    private var localTypes: [String: String] = [:]
    private var line: Int
    /// The line of the function or closure around.
    private var start: Int

    init(reads: PlaceReads, function: NamedFunction, isSwift: Bool) {
      self.reads = reads
      self.function = function
      self.isSwift = isSwift
      locals = Set(function.code.parameters.map(\.name))
      line = function.code.line
      start = line
      for parameter in function.code.parameters {
        localTypes[parameter.name] = TypeIndex.plainName(parameter.type)
      }
    }

    mutating func run(_ body: [FlowStatement]) {
      for statement in body { run(statement) }
    }

    private mutating func run(_ statement: FlowStatement) {
      switch statement {
      case .expression(let value): look(value)
      case .failure(let value, let line), .result(let value?, let line):
        self.line = line
        look(value)
      case .declaration(let name, let type, let value):
        line = start
        value.map { look($0) }
        locals.insert(name)
        localTypes[name] = type.isEmpty ? value.flatMap(objectType) : TypeIndex.plainName(type)
        known.remove(name)
        localPlaces.remove(name)
        if let value, isSwift ? root(value) != nil : place(value) != nil { localPlaces.insert(name) }
      case .assignment(let target, let value, let line):
        self.line = line
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
        if let sequence {
          look(sequence)
          noteLists(in: sequence)
        }
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
      condition.value.visitParts { noteCoordinate($0) }
      switch condition {
      case .holds(let value):
        look(value)
        note(value)
      case .present(let name, let value):
        look(value)
        note(value)
        locals.insert(name)
        localPlaces.remove(name)
        localTypes[name] = objectType(value)
      case .matches(_, let value):
        look(value)
        note(value)
      }
    }

    /// Notes the places whose coordinates a condition examines, such as one that isn't 0.
    private mutating func noteCoordinate(_ value: FlowExpression) {
      guard case .member(let base, "coordinate") = value else { return }
      if let dot = dot(base) { known.insert(dot + ".location") }
      if !isSwift, let place = place(base) { known.insert(place) }
    }

    private mutating func note(_ value: FlowExpression) {
      if let place = place(value) ?? list(value) { known.insert(place) }
      switch value {
      case .name(let name), .member(_, let name), .implicitMember(let name):
        if !isPlace(name), place(value) == nil, list(value) == nil, Self.standsForLocation(name) {
          knowsAll = true
        }
      case .closure: return
      default: break
      }
      for part in value.parts { note(part) }
    }

    /// Notes the lists in a value that code examines or fills, so that they aren't taken to be empty.
    private mutating func noteLists(in value: FlowExpression) {
      value.visitParts { if let list = list($0) { known.insert(list) } }
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
      switch value {
      case .call(let call):
        line = call.line
        receive(call)
        if let added = PlaceReads.listGrown(by: call) { noteLists(in: added) }
      case .comparison: noteLists(in: value)
      default: break
      }
      judge(value)
      if case .closure(let closure) = value {
        locals.formUnion(closure.parameters)
        let outside = start
        start = closure.line
        run(closure.body)
        start = outside
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

    /// Notes the parameter of a closure that gets each value of a property, the first before any location has come.
    private mutating func receive(_ call: FlowCall) {
      guard case .member(let publisher, "sink") = call.callee, let property = publisher.publishedProperty,
        place(property) != nil
      else { return }
      for case .closure(let closure) in call.arguments.map(\.value) {
        if let name = closure.parameters.first { localPlaces.insert(name) }
      }
    }

    private mutating func judge(_ value: FlowExpression) {
      switch value {
      case .forced(let inside, let position):
        if case .member(let base, let end) = inside, ["first", "last"].contains(end), let list = list(base) {
          add(.emptyList, list, position)
        } else if let path = root(inside) {
          add(.crash, path, position)
        }
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
      case .call(let call) where !isSwift:
        guard let name = call.callee.calledName else { return }
        let full = name + "(" + call.arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
        for index in (reads.blindParameters[full] ?? []).sorted() where call.arguments.indices.contains(index)
        {
          if let path = place(call.arguments[index].value) { add(.zero, path, nil) }
        }
      default: break
      }
    }

    private mutating func add(_ outcome: Outcome, _ path: String, _ position: SourcePosition?) {
      guard !knowsAll || outcome == .emptyList, !known.contains(path) else { return }
      let read = Read(outcome: outcome, function: function, path: path, position: position, line: line)
      if !found.contains(read) { found.append(read) }
      if outcome == .emptyList { known.insert(path) }
    }

    /// Returns the path of names that an expression consists of, without "self".
    private func path(_ value: FlowExpression) -> String? {
      switch value {
      case .name(let name): return name
      case .member(.name("self"), let name): return name
      case .member(let base, let name): return path(base).map { $0 + "." + name }
      case .call(let call) where call.arguments.isEmpty: return path(call.callee)
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
        return isPlace(name) ? name : nil
      case .member(let base, "location") where reads.managers.contains(base) || dot(base) != nil:
        return path(value)
      case .member(_, "myLocation"): return path(value)
      case .member(.name("self"), let name): return isPlace(name) ? name : nil
      case .member(let base, let name):
        guard let type = objectType(base),
          reads.ownProperties[type]?.contains(name) ?? false
            || reads.declaredLocations[type]?.contains(name) ?? false
        else { return nil }
        return path(value)
      // A message to a getter.
      case .call(let call) where call.arguments.isEmpty && !isSwift: return place(call.callee)
      default: return nil
      }
    }

    /// Returns the name of a list of the type around that begins empty.
    private func list(_ value: FlowExpression) -> String? {
      switch value.unforced {
      case .name(let name) where !locals.contains(name), .member(.name("self"), let name):
        reads.lists[function.type]?.contains(name) ?? false ? name : nil
      default: nil
      }
    }

    /// Returns whether a property of the type around holds a location or nil.
    private func isPlace(_ name: String) -> Bool {
      reads.properties.contains(name) || reads.ownProperties[function.type]?.contains(name) ?? false
    }

    /// Returns the type of the app's own object that an expression has for its value.
    private func objectType(_ value: FlowExpression) -> String? {
      reads.objects.type(of: value, in: function.type, locals: localTypes)
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

extension FlowExpression {
  /// Whether a value in it depends on a condition.
  fileprivate var hasChoice: Bool {
    switch self {
    case .choice, .comparison, .not: true
    default: parts.contains(where: \.hasChoice)
    }
  }

  /// Adds the names in an expression, and those whose coordinate it reads.
  fileprivate func collect(names: inout Set<String>, bases: inout Set<String>) {
    visitParts { part in
      if case .name(let name) = part { names.insert(name) }
      if case .member(.name(let base), "coordinate") = part { bases.insert(base) }
    }
  }
}
