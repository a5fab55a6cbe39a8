/// Evaluates values with the functions of a manifest and of shared files, as far as their text
/// permits.
///
/// Arguments are substituted for parameters; expressions that require more than that remain as
/// written.
package struct WrittenProgram: Sendable {
  /// The maximum depth of nested calls and values.
  static let deepest = 48
  /// The maximum number of constants that refer to each other.
  private static let mostSteps = 16
  /// The maximum number of values in one expression.
  private static let largest = 100_000
  /// The maximum number of values in one constant.
  private static let largestConstant = 10_000

  private let functions: [String: [WrittenFunction]]
  private let constants: [String: WrittenValue]
  /// The raw values of enum cases by name, if they are literals.
  private let rawValues: [String: String]

  /// Creates a program of functions and constants; functions with the same name are tried in order.
  package init(
    functions: [WrittenFunction], constants: [String: WrittenValue], rawValues: [String: String] = [:]
  ) {
    self.functions = Dictionary(grouping: functions, by: \.name)
    self.constants = constants
    self.rawValues = rawValues
  }

  /// Returns a value with calls of known functions replaced by their results.
  package func value(_ value: WrittenValue) -> WrittenValue {
    var left = Self.largest
    return self.value(value, [:], &left)
  }

  /// Returns a value with calls of known functions replaced by their results.
  ///
  /// - Parameters:
  /// - names: The values of local names.
  /// - left: The remaining number of values.
  func value(_ value: WrittenValue, _ names: [String: WrittenValue], _ left: inout Int) -> WrittenValue {
    filled(value, names, depth: 0, &left)
  }

  /// Returns a value, with constants replaced.
  package func resolved(_ value: WrittenValue?) -> WrittenValue? {
    var value = value
    for _ in 0..<Self.mostSteps {
      guard case .call(let call) = value, call.arguments.isEmpty, let constant = constants[call.name] else {
        break
      }
      value = constant
    }
    return value
  }

  private func filled(
    _ value: WrittenValue, _ names: [String: WrittenValue], depth: Int, _ left: inout Int
  ) -> WrittenValue {
    left -= 1
    guard depth < Self.deepest, left > 0 else { return .other }
    func part(_ value: WrittenValue, _ left: inout Int) -> WrittenValue {
      filled(value, names, depth: depth + 1, &left)
    }
    switch value {
    case .string, .boolean, .integer, .other: return value
    case .array(let elements):
      return .array(elements.map { part($0, &left) })
    case .dictionary(let entries):
      return .dictionary(
        entries.map { WrittenEntry(key: part($0.key, &left), value: part($0.value, &left)) })
    case .joined(let parts, let position):
      let texts = parts.map { resolved(part($0, &left))?.string }
      let known = texts.compactMap(\.self)
      return known.count == texts.count ? .string(known.joined(), position) : .other
    case .mapped(let list, let closure):
      guard let elements = elements(of: part(list, &left)), let name = closure.parameters.first?.name else {
        return .other
      }
      var mapped: [WrittenValue] = []
      for element in elements {
        var names = names
        names[name] = element
        guard let value = result(of: closure.body, &names, depth: depth + 1, &left) else { return .other }
        mapped.append(value)
      }
      return .array(mapped)
    case .choice(let condition, let first, let second):
      guard case .boolean(let holds)? = resolved(part(condition, &left)) else { return .other }
      return part(holds ? first : second, &left)
    case .call(let call):
      if call.arguments.isEmpty, call.base == nil || call.base == "self", let known = names[call.name] {
        return known
      }
      if call.name == "rawValue", let base = call.base { return rawValue(of: base, names, call.position) }
      let filled = WrittenCall(
        name: call.name, base: call.base,
        arguments: call.arguments.map { .init(label: $0.label, value: part($0.value, &left)) },
        position: call.position)
      return returned(by: filled, depth: depth, &left) ?? constant(filled, depth: depth, &left)
        ?? .call(filled)
    }
  }

  /// Returns the value of a constant that calls functions; one without calls is resolved where it
  /// is read.
  private func constant(_ call: WrittenCall, depth: Int, _ left: inout Int) -> WrittenValue? {
    guard call.arguments.isEmpty, let constant = constants[call.name] else { return nil }
    if case .string = constant { return nil }
    // A constant that is too large remains a name, and doesn't reduce the budget of other values.
    var own = min(left, Self.largestConstant)
    let before = own
    let value = filled(constant, [:], depth: depth + 1, &own)
    left -= before - own
    return own > 0 ? value : nil
  }

  /// Returns the raw value of a case, which is its name by default.
  private func rawValue(of base: String, _ names: [String: WrittenValue], _ position: SourcePosition)
    -> WrittenValue
  {
    if let known = names[base] {
      guard let name = known.call, name.arguments.isEmpty else { return .other }
      return .string(rawValues[name.name] ?? name.name, position)
    }
    guard let last = base.split(separator: ".").last, base.contains(".") else { return .other }
    return .string(rawValues[String(last)] ?? String(last), position)
  }

  /// Returns the elements of an array, with nested arrays flattened; nil for anything else.
  func elements(of value: WrittenValue, depth: Int = 0) -> [WrittenValue]? {
    guard case .array(let elements)? = resolved(value) else { return nil }
    return elements.flatMap { element -> [WrittenValue] in
      if case .array? = resolved(element), depth < Self.deepest {
        return self.elements(of: element, depth: depth + 1) ?? []
      }
      return [element]
    }
  }

  /// Returns the result of the first function that matches a call; nil if there is none or the
  /// result is unknown.
  private func returned(by call: WrittenCall, depth: Int, _ left: inout Int) -> WrittenValue? {
    for function in functions[call.name] ?? [] where function.isMember || call.base == nil {
      guard let values = function.values(in: call) else { continue }
      var names: [String: WrittenValue] = [:]
      for (name, value) in values {
        // Arguments were evaluated already; the values in the function were not.
        let isGiven = call.arguments.contains { $0.value == value }
        names[name] = isGiven ? value : filled(value, [:], depth: depth + 1, &left)
      }
      return result(of: function.body, &names, depth: depth + 1, &left)
    }
    return nil
  }

  /// Returns the result of statements; nil if one can't be evaluated or there is no result.
  private func result(
    of body: [WrittenFunction.Statement], _ names: inout [String: WrittenValue], depth: Int, _ left: inout Int
  ) -> WrittenValue? {
    var result: WrittenValue?
    return run(body, &names, &result, depth: depth, &left) ? result : nil
  }

  /// Runs statements; returns false if one can't be evaluated.
  private func run(
    _ statements: [WrittenFunction.Statement], _ names: inout [String: WrittenValue],
    _ result: inout WrittenValue?, depth: Int, _ left: inout Int
  ) -> Bool {
    guard depth < Self.deepest else { return false }
    for statement in statements where result == nil {
      switch statement {
      case .binding(let name, let value): names[name] = filled(value, names, depth: depth + 1, &left)
      case .appending(let name, let value):
        let added = filled(value, names, depth: depth + 1, &left)
        names[name] = .array([names[name] ?? .other, added])
      case .loop(let name, let list, let body):
        guard let elements = elements(of: filled(list, names, depth: depth + 1, &left)) else { return false }
        for element in elements where result == nil {
          names[name] = element
          guard run(body, &names, &result, depth: depth + 1, &left) else { return false }
        }
      case .branch(let condition, let first, let second):
        guard case .boolean(let holds)? = resolved(filled(condition, names, depth: depth + 1, &left)) else {
          return false
        }
        guard run(holds ? first : second, &names, &result, depth: depth + 1, &left) else { return false }
      case .returning(let value): result = filled(value, names, depth: depth + 1, &left)
      case .other: return false
      }
    }
    return true
  }
}
