import SourceFacts

/// The functions that code hands to components as named arguments, and all names in it.
struct ScriptHands {
  private(set) var found: [(label: String, value: FlowExpression)] = []
  private(set) var names: Set<String> = []
  /// The contexts of React that components provide.
  private(set) var contexts: Set<String> = []

  init(in body: [FlowStatement]) { read(body) }

  private mutating func read(_ body: [FlowStatement]) {
    for statement in body {
      if case .declaration(_, let type, _) = statement { names.formUnion(Self.names(inType: type)) }
      for value in statement.values { read(value) }
      for body in statement.bodies { read(body) }
    }
  }

  /// Returns the names in a type as written.
  static func names(inType type: String) -> Set<String> { Set(type.namesInside) }

  private mutating func read(_ value: FlowExpression) {
    switch value {
    case .name(let name): names.insert(name)
    case .member(let base, let name):
      names.insert(name)
      read(base)
    case .literal(let text) where ScriptReturns.returns.contains(text): names.insert(text)
    case .literal(let text) where text.hasPrefix("app-settings:"): names.insert("openSettings")
    case .closure(let closure): read(closure.body)
    case .call(let call):
      // context.read<Locator>()
      call.context.map { _ = contexts.insert($0) }
      if call.text.hasPrefix("<") { names.formUnion(Self.names(inType: call.text)) }
      for argument in call.arguments {
        if let label = argument.label, !label.hasPrefix("#") {
          switch argument.value {
          case .closure, .name: found.append((label, argument.value))
          default: break
          }
        }
        read(argument.value)
      }
      read(call.callee)
    default: for part in value.parts { read(part) }
    }
  }
}
