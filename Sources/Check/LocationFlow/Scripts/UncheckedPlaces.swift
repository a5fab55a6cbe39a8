import SourceFacts

/// Fields that hold a position only once one has come, and that code uses after a tap without looking first.
///
/// Only Dart's classes are read, whose fields say by their declarations that nothing is in them at first.
struct UncheckedPlaces {
  /// The uses, with the names of the fields.
  private(set) var uses: [Effect.Place: String] = [:]

  private let program: ScriptProgram
  /// The fields by their names, of the type that is read, that nothing on the way looks at.
  private var fields: Set<String> = []
  /// The functions of the type that get a position, directly or not.
  private var getters: Set<String> = []
  private var file = ""

  init(in program: ScriptProgram, positions: Set<String>) {
    self.program = program
    let methods = program.functions.filter { $0.file.hasSuffix(".dart") && !$0.type.isEmpty }
    let types = Dictionary(grouping: methods, by: \.type)
    for (type, functions) in types.sorted(by: { $0.key < $1.key }) {
      let empty = (program.properties[type] ?? [:]).values.filter { property in
        property.getter == nil && (property.initial ?? .nothing) == .nothing
          && positions.contains("\(type) \(property.name)")
      }.map(\.name)
      if !empty.isEmpty { read(functions, of: Set(empty)) }
    }
  }

  /// Reads what taps run in the functions of a type, of which some fields may be empty.
  private mutating func read(_ functions: [ScriptProgram.Function], of empty: Set<String>) {
    file = functions[0].file
    getters = ScriptPlugIn.namesOfPositions
    for _ in 0..<3 {
      getters.formUnion(
        functions.filter { !(program.names[$0] ?? []).isDisjoint(with: getters) }.map(\.code.name))
    }
    var handlers: [[FlowStatement]] = []
    // What hands out functions may only do so once there is a position.
    var drawn = empty
    for function in functions {
      let count = handlers.count
      function.code.body.visitValues { value in
        guard case .call(let call) = value else { return }
        for argument in call.arguments where argument.label.map(FlowCall.Argument.isHandler) ?? false {
          switch argument.value {
          case .closure(let closure): handlers.append(closure.body)
          case .name(let name):
            handlers += functions.filter { $0.code.name == name }.map(\.code.body)
          default: break
          }
        }
      }
      if handlers.count > count || function.code.result.contains("Widget") {
        drawn.subtract(Self.checked(in: function.code.body))
      }
    }
    for body in handlers {
      var rest = functions
      follow(body, with: drawn, &rest)
    }
  }

  /// Follows a body and what it calls, with the fields that nothing has looked at on the way.
  ///
  /// A look elsewhere is none for those who tap here.
  private mutating func follow(
    _ body: [FlowStatement], with empty: Set<String>, _ rest: inout [ScriptProgram.Function]
  ) {
    let names = ScriptHands(in: body).names
    guard names.isDisjoint(with: getters) else { return }
    let called = rest.filter { names.contains($0.code.name) }
    rest.removeAll { names.contains($0.code.name) }
    // Such as `if (!hasPlace()) return;`.
    let answers = called.filter { $0.code.result.contains("bool") }.map(\.code.body)
    let left = ([body] + answers).reduce(into: empty) { $0.subtract(Self.checked(in: $1)) }
    if left.isEmpty { return }
    fields = left
    find(in: body)
    for function in called { follow(function.code.body, with: left, &rest) }
  }

  /// Notes the uses in a body.
  private mutating func find(in body: [FlowStatement]) {
    var found: [(name: String, line: Int)] = []
    body.visitValues { value in
      guard case .call(let call) = value, let first = call.callee.lastName?.first,
        call.callee != .name("#object")
      else { return }
      for argument in call.arguments {
        let isShown = first.isUppercase
        for name in uses(in: argument.value, isShown: isShown) { found.append((name, call.line)) }
      }
    }
    body.visit { statement in
      guard case .assignment(_, let value, let line) = statement else { return }
      for name in uses(in: value, isShown: true) { found.append((name, line)) }
    }
    for use in found where use.line > 0 {
      uses[Effect.Place(file: file, line: use.line)] = use.name
    }
  }

  /// Returns the fields of which a value needs what is in them, outside of calls and closures within it.
  private func uses(in value: FlowExpression, isShown: Bool) -> [String] {
    switch value {
    case .member(let base, let name) where name.namesCoordinate: field(base).map { [$0] } ?? []
    case .forced(let inside, _): field(inside).map { [$0] } ?? uses(in: inside, isShown: isShown)
    // An address with a coordinate in it; what is only shown harms nobody.
    case .other(let parts, "a text"):
      isShown ? [] : parts.compactMap(field) + parts.flatMap { uses(in: $0, isShown: isShown) }
    case .other(let parts, _): parts.flatMap { uses(in: $0, isShown: isShown) }
    default: []
    }
  }

  private func field(_ value: FlowExpression) -> String? {
    switch value {
    case .name(let name), .member(.name("self"), let name): fields.contains(name) ? name : nil
    case .forced(let inside, _): field(inside)
    default: nil
    }
  }

  /// Returns the names of which code looks whether anything is in them.
  ///
  /// To compare one with a text or a number isn't to look.
  private static func checked(in body: [FlowStatement]) -> Set<String> {
    var checked: Set<String> = []
    func note(_ value: FlowExpression) { checked.formUnion(ScriptHands(in: [.expression(value)]).names) }
    func look(_ condition: FlowExpression) {
      switch condition {
      case .not(let inside): look(inside)
      case .all(let parts), .any(let parts): for part in parts { look(part) }
      case .comparison(_, _, .literal), .comparison(.literal, _, _): break
      default: note(condition)
      }
    }
    body.visit { statement in
      switch statement {
      case .branch(let conditions, _, _):
        for case .holds(let value) in conditions { look(value) }
      case .selection(let value, _): note(value)
      case .loop(_, _, let conditions, _):
        for case .holds(let value) in conditions { look(value) }
      default: break
      }
    }
    body.visitValues { value in
      switch value {
      case .choice(let condition, _, _): look(condition)
      case .fallback(let first, _): note(first)
      case .optional(let inside): note(inside)
      case .comparison(let left, _, .nothing): note(left)
      case .comparison(.nothing, _, let right): note(right)
      default: break
      }
    }
    return checked
  }
}
