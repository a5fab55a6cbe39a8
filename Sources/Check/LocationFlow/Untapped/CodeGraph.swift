package import SourceFacts

/// Who calls what in an app's code, in all languages alike, and whether a person's action stands between.
package struct CodeGraph: Sendable {
  /// Code with a name: a function, a closure that is kept under a name, a getter, or the first value of a property.
  struct Node: Hashable, Sendable {
    let type: String
    let name: String
    let file: String
    let line: Int
    /// The code around it, for functions and closures in functions.
    let parent: Int?
    /// Whether a control calls it when the person acts.
    var isAction = false
    /// Whether it is the first value of a property.
    var isInitial = false
  }

  /// A place at which code names something.
  struct Mention: Sendable {
    /// The code around it.
    let node: Int
    /// The type of the object whose member it is; nil if unknown, and empty without an object.
    let receiver: String?
    /// The name before it.
    let base: String
    /// The line.
    let line: Int
    /// The circumstances in which the code around it comes to it.
    let context: Context
    /// Whether it is called.
    let isCall: Bool
  }

  /// The circumstances in which a function comes to a place.
  struct Context: Sendable {
    /// Whether something that only a person does comes before it, or may.
    var isTapped = false
    /// Whether it always comes to it, also when the app is opened for the first time.
    var isSure = true
    /// The names that must be true or present.
    var needs: Set<String> = []
  }

  private(set) var nodes: [Node] = []
  private(set) var mentions: [String: [Mention]] = [:]
  /// The calls by their lines, because code of many screens has the same names.
  private var callsOfLines: [Effect.Place: [(name: String, call: Mention)]] = [:]
  /// The nodes by name.
  private(set) var named: [String: [Int]] = [:]
  /// The names that only one type, or what is outside of types in one file, has.
  private(set) var soleNames: Set<String> = []
  /// The supertypes of the types, as written.
  private(set) var supertypes: [String: [String]] = [:]
  /// The names in the code of each type, and of files for what is outside of types.
  private(set) var namesOfTypes: [String: Set<String>] = [:]
  /// The names of the components that elements of JSX draw.
  private var elements: Set<String> = []
  /// The functions in which there are elements of JSX.
  private var drawing: Set<Int> = []
  /// The names that code sets when a person acts.
  private(set) var setByPerson: Set<String> = []
  /// The constructors that take an object of a type, which Angular passes.
  private(set) var takers: [String: [Int]] = [:]
  private var propertyTypes: [String: [String: String]] = [:]
  private var anyProperty: [String: Set<String>] = [:]
  /// The names of the functions that controls call.
  private var targets: Set<String> = []

  /// Reads the types of all files.
  package init(_ parts: [(file: String, type: FlowType)]) {
    for (file, type) in parts { declare(type, as: Self.name(of: type, in: file), in: file) }
    var reader = CodeReader(self)
    self = CodeGraph()
    for (file, type) in parts where !type.isProtocol { reader.read(type, in: file) }
    self = reader.graph
    for index in nodes.indices where targets.contains(nodes[index].name) { nodes[index].isAction = true }
    soleNames = Set(
      named.filter { _, indices in
        let first = nodes[indices[0]]
        return indices.allSatisfy { nodes[$0].type == first.type && nodes[$0].file == first.file }
      }.keys)
  }

  private init() {}

  /// The key of a type, or of what a file has outside of types.
  static func key(_ type: String, _ file: String) -> String { type.isEmpty ? file : type }

  /// Returns whether a function draws a component of React.
  func isComponent(_ index: Int) -> Bool {
    let name = nodes[index].name
    return nodes[index].type.isEmpty && nodes[index].parent == nil && name.first?.isUppercase ?? false
      && (drawing.contains(index) || elements.contains(name))
  }

  func isType(_ name: String) -> Bool { supertypes[name] != nil }

  /// Returns a type with all of its supertypes, without what their names have in angle brackets.
  func ancestry(of type: String) -> [String] {
    var found = [type]
    var index = 0
    while index < found.count, found.count < 24 {
      for name in supertypes[found[index]] ?? [] {
        let plain = String(name.prefix { $0 != "<" })
        if !found.contains(plain) { found.append(plain) }
      }
      index += 1
    }
    return found
  }

  /// Returns the name of a type; that of a private one of Dart's begins with the file.
  static func name(of type: FlowType, in file: String) -> String {
    type.name.hasPrefix("_") && file.hasSuffix(".dart") ? "\(file) \(type.name)" : type.name
  }

  private mutating func declare(_ type: FlowType, as typeName: String, in file: String) {
    if !typeName.isEmpty { supertypes[typeName, default: []] += type.inherited }
    for property in type.properties {
      let name = plain(property.type).isEmpty ? created(by: property.initial) : plain(property.type)
      guard let name, !name.isEmpty else { continue }
      propertyTypes[Self.key(typeName, file), default: [:]][property.name] = name
      anyProperty[property.name, default: []].insert(name)
    }
  }

  /// Returns the name in a type as written; of `any Locating`, that of the protocol.
  func plain(_ type: String) -> String {
    let start = type.drop { !$0.isLetter && $0 != "_" }
    let name = start.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return name == "any" && start.dropFirst(3).first == " " ? plain(String(start.dropFirst(3))) : String(name)
  }

  private func created(by value: FlowExpression?) -> String? {
    switch value {
    case .call(let call):
      if case .name(let name) = call.callee, name.first?.isUppercase ?? false { return name }
      if call.text.hasPrefix("<"), call.text.hasSuffix(">") {
        return String(call.text.dropFirst().dropLast())
      }
      return call.arguments.lazy.compactMap { self.created(by: $0.value) }.first
    case .member(.name(let name), _) where name.first?.isUppercase ?? false: return name
    case .forced(let inside, _), .optional(let inside), .awaited(let inside): return created(by: inside)
    default: return nil
    }
  }

  mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    named[node.name, default: []].append(nodes.count - 1)
    return nodes.count - 1
  }

  mutating func name(_ names: Set<String>, in type: String, _ file: String) {
    namesOfTypes[Self.key(type, file), default: []].formUnion(names)
  }

  mutating func note(element name: String, in node: Int) {
    elements.insert(name)
    var outer: Int? = node
    while let index = outer, drawing.insert(index).inserted { outer = nodes[index].parent }
  }

  mutating func note(taker node: Int, of type: String) { takers[plain(type), default: []].append(node) }

  mutating func mention(_ name: String, _ mention: Mention) {
    mentions[name, default: []].append(mention)
    guard mention.isCall else { return }
    let place = Effect.Place(file: nodes[mention.node].file, line: mention.line)
    callsOfLines[place, default: []].append((name, mention))
  }

  mutating func note(target name: String) { targets.insert(name) }
  mutating func note(setter name: String) { setByPerson.insert(name) }

  /// Returns the type of a property, or of the only one with its name.
  func type(ofProperty name: String, of type: String, in file: String) -> String? {
    for owner in type.isEmpty ? [file] : ancestry(of: type) {
      if let found = propertyTypes[owner]?[name] { return found }
    }
    guard let all = anyProperty[name], all.count == 1 else { return nil }
    return all.first
  }

  /// Returns the calls at a line of a file.
  func calls(at line: Int, of file: String, _ names: Set<String>) -> [Mention] {
    (callsOfLines[Effect.Place(file: file, line: line)] ?? []).filter { names.contains($0.name) }.map(\.call)
  }
}
