import LocationFlow
import SourceFacts

/// Finds uses of properties that hold no real place before the first location: one at 0°, 0°, another that is
/// written in the code, or an empty list.
struct UnsetPlaces {
  /// A use of such a property in a function.
  struct Use {
    let outcome: PlaceReads.Outcome
    let function: NamedFunction
    let line: Int
  }

  /// The properties that begin at 0°, 0°, or at another place that is written in the code, by type.
  private var begun: [String: [String: PlaceReads.Outcome]] = [:]
  /// The lists of places that begin empty, by type.
  private var lists: [String: Set<String>] = [:]
  /// The types of the properties that hold the app's own objects, by their names.
  private let objects: [String: Set<String>]

  /// Examines the types of a process.
  init(in parts: [NamedType]) {
    objects = Dictionary(grouping: parts.flatMap(\.code.properties), by: \.name)
      .mapValues { Set($0.map { TypeIndex.plainName($0.type) }) }
    let examined = Self.examinedNames(in: parts)
    for (type, parts) in Dictionary(grouping: parts, by: \.code.name) where !type.isEmpty {
      let received = parts.flatMap(\.functions).filter(\.receivesLocation).reduce(into: Set<String>()) {
        $0.formUnion(Self.storedNames(in: $1.code.body))
      }
      // What other code stores may be there before the first location.
      let prepared = parts.flatMap(\.functions).filter { !$0.receivesLocation }.reduce(into: Set<String>()) {
        $0.formUnion(Self.storedNames(in: $1.code.body))
      }
      let hasManager = parts.flatMap(\.code.properties).contains {
        TypeIndex.plainName($0.type) == "CLLocationManager"
      }
      // A list that another type fills isn't waited for.
      let grown = parts.flatMap(\.functions).reduce(into: Set<String>()) {
        $0.formUnion(Self.grownNames(in: $1.code.body))
      }
      for part in parts {
        for property in part.code.properties where property.getter == nil {
          if received.contains(property.name), !examined.contains(property.name),
            property.initial != nil || !prepared.contains(property.name),
            let outcome = Self.outcome(of: property, isSwift: part.file.hasSuffix(".swift"))
          {
            begun[type, default: [:]][property.name] = outcome
          }
          if hasManager, grown.contains(property.name),
            property.initial == .list([]) || property.initial.map(Self.isEmptyList) ?? false,
            ["[CLLocation]", "[CLLocationCoordinate2D]"].contains(property.type)
          {
            lists[type, default: []].insert(property.name)
          }
        }
      }
    }
  }

  /// Returns the first use in each function of a type's part.
  func uses(in part: NamedType) -> [Use] {
    (part.functions + part.getters).compactMap { function in
      // A view's content is made again when the location comes.
      guard function.code.name != "body", !function.code.name.hasPrefix("updateUIView") else { return nil }
      var walk = Walk(places: self, function: function)
      walk.run(function.code.body)
      return walk.found
    }
  }

  // MARK: - The properties

  /// Returns what becomes of the place at which a property begins; nil for other properties.
  private static func outcome(of property: FlowProperty, isSwift: Bool) -> PlaceReads.Outcome? {
    let type = TypeIndex.plainName(property.type)
    if property.isConstant { return nil }
    guard let initial = property.initial else {
      let isNumber = ["double", "float", "CLLocationDegrees"].contains(type) && property.name.namesCoordinate
      return !isSwift && (type == "CLLocationCoordinate2D" || isNumber) ? .zero : nil
    }
    if case .call(let call) = initial, call.arguments.count == 1, call.callee.isSubject {
      return outcome(of: call.arguments[0].value, named: "")
    }
    return outcome(of: initial, named: property.name)
  }

  /// Returns what becomes of a place, or of a coordinate with a name, that is written in the code.
  private static func outcome(of value: FlowExpression, named name: String) -> PlaceReads.Outcome? {
    if isZero(value) || name.namesCoordinate && value.number == 0 { return .zero }
    return FixedPlaces.isWritten(value) || name.namesCoordinate && FixedPlaces.isNumber(value) ? .fixed : nil
  }

  /// Returns whether a value is the place at 0°, 0°.
  private static func isZero(_ value: FlowExpression) -> Bool {
    guard case .call(let call) = value else { return false }
    let name: String
    switch call.callee {
    case .name(let own), .member(.name(let own), "init"): name = own
    default: return false
    }
    guard ["CLLocation", "CLLocationCoordinate2D", "CLLocationCoordinate2DMake"].contains(name) else {
      return false
    }
    return call.arguments.allSatisfy { $0.value.number == 0 }
  }

  private static func isEmptyList(_ value: FlowExpression) -> Bool {
    if case .call(let call) = value, call.arguments.isEmpty, case .list(let parts) = call.callee {
      parts.count == 1
    } else {
      false
    }
  }

  /// Returns the names of what a body assigns or sends a value to.
  private static func storedNames(in body: [FlowStatement]) -> Set<String> {
    var names = Set(Assignment.all(in: body).map(\.name))
    body.visit { statement in
      for value in statement.values {
        guard case .call(let call) = value, case .member(let base, "send") = call.callee.unforced else {
          continue
        }
        switch base {
        case .name(let name), .member(.name("self"), let name): names.insert(name)
        default: break
        }
      }
    }
    return names
  }

  /// Returns the names of the lists to which a body adds elements.
  private static func grownNames(in body: [FlowStatement]) -> Set<String> {
    var names: Set<String> = []
    func collect(_ value: FlowExpression) {
      if case .call(let call) = value, case .member(let base, let method) = call.callee.unforced,
        ["append", "insert"].contains(method)
      {
        switch base {
        case .name(let name), .member(_, let name): names.insert(name)
        default: break
        }
      }
      for part in value.parts { collect(part) }
    }
    body.visit { statement in
      for value in statement.values { collect(value) }
    }
    return names
  }

  /// Returns the names that any condition examines.
  private static func examinedNames(in parts: [NamedType]) -> Set<String> {
    var names: Set<String> = []
    for function in parts.flatMap({ $0.functions + $0.getters }) {
      function.code.body.visit { statement in
        switch statement {
        case .branch(let conditions, _, _), .loop(_, _, let conditions, _):
          for condition in conditions { condition.value.collectNames(into: &names) }
        case .selection(let subject, _): subject.collectNames(into: &names)
        default: break
        }
        for value in statement.values { value.collectExaminedNames(into: &names) }
      }
    }
    return names
  }

  // MARK: - The walk

  private struct Walk {
    let places: UnsetPlaces
    let function: NamedFunction
    var found: Use?
    /// Whether a condition, or an earlier step, has looked after the list.
    private var known: Set<String> = []
    private var locals: Set<String>
    private var line: Int

    init(places: UnsetPlaces, function: NamedFunction) {
      self.places = places
      self.function = function
      line = function.code.line
      locals = Set(function.code.parameters.map(\.name))
    }

    mutating func run(_ body: [FlowStatement]) {
      for statement in body where found == nil { run(statement) }
    }

    private mutating func run(_ statement: FlowStatement) {
      switch statement {
      case .declaration(let name, _, let value):
        value.map { look($0) }
        locals.insert(name)
      case .assignment(let target, let value, let line):
        self.line = line
        if !MapDisplay.isOnly(assignedTo: target) { look(value) }
        if let name = ownName(target) { known.insert(name) }
      case .result(let value?, let line), .failure(let value, let line):
        self.line = line
        look(value)
      case .branch(let conditions, _, _), .loop(_, _, let conditions, _):
        for condition in conditions {
          condition.value.collectNames(into: &known)
          if case .present(let name, _) = condition { locals.insert(name) }
        }
        if case .loop(_, let sequence?, _, _) = statement { sequence.collectNames(into: &known) }
        for body in statement.bodies { run(body) }
      case .selection(let subject, _):
        subject.collectNames(into: &known)
        for body in statement.bodies { run(body) }
      case .expression(let value): look(value)
      case .function, .handled, .deferred, .result(nil, _), .jump, .unread:
        for body in statement.bodies { run(body) }
      }
    }

    private mutating func look(_ value: FlowExpression) {
      guard found == nil else { return }
      switch value {
      case .closure(let closure):
        locals.formUnion(closure.parameters)
        run(closure.body)
        return
      case .call(let call):
        line = call.line
        if case .name(let name) = call.callee, RefusalHearing.isLog(name) || MapDisplay.isOnly(call) {
          return
        }
        if case .member(let base, let name) = call.callee.unforced, let own = ownName(base) {
          if ["append", "insert", "addObject"].contains(name) { known.insert(own) }
          if name == "send" {
            for argument in call.arguments { look(argument.value) }
            return
          }
        }
      case .forced(.member(let base, let end), let position) where ["last", "first"].contains(end):
        line = position.line
        if let name = ownName(base), isIn(places.lists, name) { add(.emptyList, name) }
      case .comparison, .choice: return value.collectNames(into: &known)
      case .name, .member: judge(value)
      default: break
      }
      for part in value.parts { look(part) }
    }

    private mutating func judge(_ value: FlowExpression) {
      if let name = ownName(value) {
        if let outcome = places.begun[function.type]?[name] { add(outcome, name) }
      } else if case .member(let base, let name) = value, let type = objectType(base),
        let outcome = places.begun[type]?[name]
      {
        add(outcome, name)
      }
    }

    private mutating func add(_ outcome: PlaceReads.Outcome, _ name: String) {
      guard found == nil, !known.contains(name) else { return }
      found = Use(outcome: outcome, function: function, line: line)
    }

    private func isIn(_ properties: [String: Set<String>], _ name: String) -> Bool {
      properties[function.type]?.contains(name) ?? false
    }

    private func ownName(_ value: FlowExpression) -> String? {
      switch value.unforced {
      case .name(let name): locals.contains(name) ? nil : name
      case .member(.name("self"), let name): name
      default: nil
      }
    }

    /// Returns the type of the app's own object that an expression has for its value.
    private func objectType(_ value: FlowExpression) -> String? {
      switch value.unforced {
      case .member(.name(let type), "shared") where places.begun[type] != nil: return type
      case .name(let name), .member(.name("self"), let name):
        guard let types = places.objects[name], types.count == 1 else { return nil }
        return types.first
      case .optional(let inside): return objectType(inside)
      default: return nil
      }
    }
  }
}

extension FlowExpression {
  /// The number that it is as written, or nil.
  fileprivate var number: Double? { if case .literal(let text) = self { Double(text) } else { nil } }

  /// Whether it is the type of Combine's subjects that keep a value.
  fileprivate var isSubject: Bool {
    switch self {
    case .name(let name): name.hasPrefix("CurrentValueSubject")
    case .other(_, let text): text.hasPrefix("CurrentValueSubject<CLLocation")
    default: false
    }
  }

  /// Adds the names in an expression and its parts.
  fileprivate func collectNames(into names: inout Set<String>) {
    switch self {
    case .name(let name): names.insert(name)
    case .member(_, let name): names.insert(name)
    default: break
    }
    for part in parts { part.collectNames(into: &names) }
  }

  /// Adds the names in the conditions and comparisons of an expression.
  fileprivate func collectExaminedNames(into names: inout Set<String>) {
    switch self {
    case .choice(let condition, _, _): condition.collectNames(into: &names)
    case .comparison: collectNames(into: &names)
    default: break
    }
    for part in parts { part.collectExaminedNames(into: &names) }
  }
}
