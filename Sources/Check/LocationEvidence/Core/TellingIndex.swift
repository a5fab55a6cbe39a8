import SourceFacts

/// Who takes what code hands on: the functions under a name, the closures that callers pass and properties keep, and
/// those that use a function's result.
final class TellingIndex {
  /// A closure with the function in whose code it is written.
  struct Taker {
    let closure: FlowClosure
    let function: NamedFunction
  }

  /// The number of functions that pass a closure on.
  private static let depthLimit = 4
  /// The minimum length of a name that says by itself whose it is.
  private static let shortest = 12

  let types: TypeIndex
  /// All functions, getters and observers, and the closures in initial values, in the order of the files.
  let roots: [NamedFunction]
  private var functions: [String: [NamedFunction]] = [:]
  private var getters: [String: [NamedFunction]] = [:]
  private var users: [String: [Int]] = [:]
  private var calls: [String: [(call: FlowCall, function: Int)]] = [:]
  /// The values that are assigned to properties, or added to lists in them, by the properties' names.
  private var values: [String: [(value: FlowExpression, function: Int)]] = [:]
  private var properties: [String: [FlowProperty]] = [:]
  /// The names of properties that begin with false or true, and that no view observes.
  private(set) var flags: Set<String> = []
  /// The states that decide whether an alert shows.
  private(set) var alertStates: Set<String> = []
  /// The names in files that aren't followed.
  private let mentions: Set<String>
  private let objects: OwnObjects
  private let code: ProcessCode
  private let isLibrary: Bool
  private(set) lazy var hidden = HiddenRefusals(in: code, isLibrary: isLibrary)
  private(set) lazy var listeners = Listeners(in: code)

  init(in code: ProcessCode, isLibrary: Bool) {
    self.code = code
    self.isLibrary = isLibrary
    types = code.types
    mentions = code.mentions
    objects = OwnObjects(in: code.parts)
    var roots: [NamedFunction] = []
    var observed: Set<String> = []
    for part in code.parts where !code.isInstalled(part.file) && !part.code.isProtocol {
      for function in part.functions { functions[function.code.name, default: []].append(function) }
      let getters = part.getters
      for getter in getters { self.getters[getter.code.name, default: []].append(getter) }
      roots += part.functions + getters
      for property in part.code.properties {
        properties[property.name, default: []].append(property)
        if property.isBoolean, !part.mayShow(property) {
          flags.insert(property.name)
        } else {
          observed.insert(property.name)
        }
        let bodies =
          (property.setter.map { [$0.body] } ?? []) + (property.initial.map { [[.expression($0)]] } ?? [])
        roots += bodies.filter { !$0.isEmpty }.map { Self.function($0, of: property, in: part) }
      }
    }
    flags.subtract(observed)
    self.roots = roots
    for (index, root) in roots.enumerated() {
      for name in root.code.names where name != root.code.name { users[name, default: []].append(index) }
      read(root.code.body, index)
    }
  }

  private static func function(
    _ body: [FlowStatement], of property: FlowProperty, in part: NamedType
  ) -> NamedFunction {
    NamedFunction(
      type: part.code.name, file: part.file,
      code: FlowFunction(
        name: property.name, parameters: [], result: "", isPrivate: true, isAsync: false, isOverride: false,
        body: body, names: property.names, line: property.line))
  }

  private func read(_ body: [FlowStatement], _ index: Int) {
    body.visitValues { value in
      guard case .call(let call) = value, let name = call.callee.calledName else { return }
      calls[name, default: []].append((call, index))
      if name == "alert" {
        for argument in call.arguments {
          argument.value.visitParts { if let state = $0.calledName { alertStates.insert(state) } }
        }
      }
      if name == "append" || name == "addObject", case .member(let list, _) = call.callee.unforced,
        let property = list.calledName, let added = call.arguments.first
      {
        values[property, default: []].append((added.value, index))
      }
    }
    for assignment in Assignment.all(in: body) {
      values[assignment.name, default: []].append((assignment.value, index))
    }
  }

  // MARK: - Functions

  /// Returns the functions that a call may mean.
  func functions(for call: FlowCall, named name: String, in type: String) -> [NamedFunction] {
    guard let all = functions[name] else { return [] }
    let labels = call.arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    let fitting = all.filter { function in
      var rest = function.code.parameters.map { $0.label ?? "_" }[...]
      return labels.allSatisfy { label in
        guard let index = rest.firstIndex(of: label) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    }
    if fitting.isEmpty, let base = call.callee.calledOn, !base.isSelf { return [] }
    let meant = fitting.isEmpty ? all : fitting
    if meant.count == 1 { return meant }
    let owner: String? =
      switch call.callee.unforced {
      case .name: type
      case .member(let base, _): objects.type(of: base, in: type, locals: [:])
      case .optional(.member(let base, _)): objects.type(of: base, in: type, locals: [:])
      default: nil
      }
    guard let owner, !types.isProtocol(owner) else { return meant }
    let family = types.ancestry(of: owner).union(types.descendants(of: owner)).union([owner])
    let own = meant.filter { family.contains($0.type) }
    return own.isEmpty ? meant : own
  }

  /// Returns whether a name is that of a type whose code was read.
  func isType(_ name: String) -> Bool { types.entry(named: name) != nil }

  /// Returns the getter under a name, if there is only one.
  func getter(named name: String) -> NamedFunction? {
    guard let found = getters[name], found.count == 1 else { return nil }
    return found[0]
  }

  /// Returns the only function under a name.
  func function(named name: String) -> NamedFunction? {
    guard let found = functions[name], found.count == 1 else { return nil }
    return found[0]
  }

  /// Returns whether nothing uses the result of a function, because all files that name it were read.
  func isUnasked(_ function: FlowFunction) -> Bool {
    let name = function.name
    return name.utf8.count >= Self.shortest && users(of: name).isEmpty && !mentions.contains(name)
      && !SystemMethod.isOne(name) && (function.isPrivate || !isLibrary)
  }

  /// Returns the functions and getters whose code names something.
  func users(of name: String) -> [NamedFunction] { (users[name] ?? []).map { roots[$0] } }

  // MARK: - Closures

  /// Returns what callers pass for a parameter of a function; nil if some of it isn't known.
  func takers(of parameter: String, of function: FlowFunction, depth: Int = 0) -> [Taker]? {
    guard depth < Self.depthLimit,
      let position = function.parameters.firstIndex(where: { $0.name == parameter })
    else { return nil }
    let label = function.parameters[position].label
    var takers: [Taker] = []
    for (call, index) in calls[function.name] ?? [] {
      let labelled = call.arguments.first { label != nil && $0.label == label }
      let argument =
        labelled ?? call.arguments.first(where: \.isTrailing)
        ?? (position < call.arguments.count ? call.arguments[position] : nil)
      guard let argument else { continue }
      guard let found = self.takers(in: argument.value, roots[index], depth + 1) else { return nil }
      takers += found
    }
    return takers.isEmpty ? nil : takers
  }

  /// Returns the closures that a property keeps; nil if some of it isn't known.
  func takers(in property: String) -> [Taker]? {
    var takers: [Taker] = []
    for (value, index) in values[property] ?? [] {
      if value == .nothing || value == .list([]) { continue }
      guard let found = self.takers(in: value, roots[index], 0) else { return nil }
      takers += found
    }
    return takers.isEmpty ? nil : takers
  }

  private func takers(in value: FlowExpression, _ function: NamedFunction, _ depth: Int) -> [Taker]? {
    switch value.unforced {
    case .closure(let closure): return [Taker(closure: closure, function: function)]
    case .name(let name) where function.code.parameters.contains { $0.name == name }:
      return takers(of: name, of: function.code, depth: depth)
    case .nothing: return []
    default: return nil
    }
  }

  /// Returns the functions that are suspended until the continuation in a property is resumed.
  func suspended(by property: String) -> [NamedFunction] {
    (values[property] ?? []).filter { $0.value != .nothing }.map { roots[$0.function] }.filter { function in
      function.code.names.contains { $0.hasPrefix("with") && $0.hasSuffix("Continuation") }
    }
  }

  // MARK: - States

  /// Returns the properties under a name.
  func properties(named name: String) -> [FlowProperty] { properties[name] ?? [] }

  /// Returns whether code sets a property to anything but false or nil, or the value comes from elsewhere.
  func isEverSet(_ property: String) -> Bool {
    guard let stored = properties[property], stored.allSatisfy({ $0.getter == nil }),
      let values = values[property]
    else { return true }
    return values.contains { $0.value != .boolean(false) && $0.value != .nothing }
  }

  /// Returns whether all values of a stored property are cases that are written out.
  func hasOnlyCases(_ property: String) -> Bool {
    guard let stored = properties[property], stored.allSatisfy({ $0.getter == nil }),
      let values = values[property], !values.isEmpty
    else { return false }
    return values.allSatisfy { $0.value.caseName != nil || $0.value == .nothing }
  }

  /// Returns whether anything but a function that sets it may read a property.
  func isRead(_ property: String, besides function: NamedFunction?) -> Bool {
    let spellings = [property, "$" + property, "_" + property]
    if spellings.contains(where: mentions.contains) { return true }
    return spellings.contains { users(of: $0).contains { $0.place != function?.place } }
  }
}

extension TypeIndex {
  /// Returns whether a name is that of no type whose functions are known.
  fileprivate func isProtocol(_ name: String) -> Bool { entry(named: name)?.methods.isEmpty ?? true }
}

extension FlowProperty {
  /// Whether it is a stored truth value.
  fileprivate var isBoolean: Bool {
    guard getter == nil else { return false }
    if case .boolean? = initial { return true }
    return ["Bool", "BOOL", "bool"].contains(type)
  }
}

extension NamedType {
  /// Returns whether a view, or an observer, may show a property as soon as it changes.
  fileprivate func mayShow(_ property: FlowProperty) -> Bool {
    if property.setter != nil { return true }
    if code.attributes.contains("Observable") { return !property.attributes.contains("ObservationIgnored") }
    return !property.attributes.allSatisfy(Self.plain.contains) || code.inherited.contains { $0 == "View" }
  }

  private static let plain: Set<String> = [
    "objc", "MainActor", "nonatomic", "atomic", "assign", "strong", "weak", "readwrite", "readonly", "copy",
  ]
}

extension FlowExpression {
  /// The name of the enumeration case that it is, or constant of Objective-C's that stands for one.
  var caseName: String? {
    switch self {
    case .implicitMember(let name): name
    case .member(.name(let type), let name) where type.first?.isUppercase ?? false: name
    case .member(.member(_, let type), let name) where type.first?.isUppercase ?? false: name
    case .name(let name) where name.first?.isUppercase ?? false || name.hasPrefix("kCL"): name
    case .call(let call): call.callee.caseNameOfCall
    case .element(.implicitMember(let name), _, _): name
    case .optional(let inside), .forced(let inside, _), .cast(let inside, _): inside.caseName
    default: nil
    }
  }

  /// The values of an enumeration case, as far as they are known.
  var caseValues: [FlowExpression] {
    switch self {
    case .call(let call): call.arguments.map(\.value)
    case .element(.implicitMember, let values, _): values
    default: []
    }
  }

  private var caseNameOfCall: String? {
    switch self {
    case .implicitMember(let name): name
    case .member(.name(let type), let name) where type.first?.isUppercase ?? false: name
    default: nil
    }
  }
}
