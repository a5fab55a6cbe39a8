import SwiftSyntax

/// Finds the calls of some functions that a file makes, in loops, closures and its own functions as well.
///
/// What is written as a call is found wherever it stands. A function of the file's own that makes such calls is followed
/// with the values that it is given, and so are loops over lists and closures that map them. Where that isn't possible,
/// the calls in them are found as they are written.
struct FollowedCalls {
  /// The most values that all calls may come to.
  private static let mostValues = 200_000
  private static let nowhere = SourcePosition(line: 0, column: 0)

  /// The calls in the order in which they were found.
  private(set) var calls: [WrittenCall] = []
  /// The calls of own functions that were followed elsewhere, and here can't be.
  var unfollowed: [SourcePosition] {
    let known = reached
    return failures.filter { known.contains($0.name) }.map(\.position)
  }

  private let names: Set<String>
  private let program: WrittenProgram
  private let reader: WrittenCallReader
  /// The file's own functions that make the calls, and which of them they call themselves.
  private let makers: [String: (declarations: [FunctionDeclSyntax], makers: Set<String>)]
  /// The own functions that were followed.
  private var followed: Set<String> = []
  private var failures: [(name: String, position: SourcePosition)] = []
  /// The calls without their places, because a constant's may be found where it is written and where it is used.
  private var known: Set<WrittenCall> = []
  private var left = mostValues

  init(
    of names: Set<String>, declarations: [FunctionDeclSyntax], program: WrittenProgram,
    reader: WrittenCallReader
  ) {
    self.names = names
    self.program = program
    self.reader = reader
    makers = Self.makers(of: names, among: declarations)
  }

  /// Finds the calls in a file.
  mutating func visit(_ file: Syntax) {
    guard !names.isEmpty else { return }
    visit(file, [:])
    // Functions that nothing calls, or that can't be followed, tell what they write.
    for maker in makers.keys.sorted() where !reached.contains(maker) {
      for declaration in makers[maker]?.declarations ?? [] {
        if let body = declaration.body { visit(Syntax(body), [:]) }
      }
    }
  }

  private mutating func visit(_ node: Syntax, _ values: [String: WrittenValue]) {
    // A list in place of recursion: the last is visited next, so children go in backwards.
    var pending = [node]
    while let node = pending.popLast() {
      if !values.isEmpty { left -= 1 }
      if node.is(FunctionDeclSyntax.self) { continue }
      if let loop = node.as(ForStmtSyntax.self), unroll(loop, values) { continue }
      if let call = node.as(FunctionCallExprSyntax.self), take(call, values) { continue }
      pending += node.children(viewMode: .sourceAccurate).reversed().filter { $0.kind != .token }
    }
  }

  /// Visits a loop's body once for each element of its list; false where the list is not known.
  private mutating func unroll(_ loop: ForStmtSyntax, _ values: [String: WrittenValue]) -> Bool {
    guard let name = WrittenCallReader.variable(of: loop), makesCalls(Syntax(loop.body)),
      let elements = program.elements(of: program.value(reader.value(of: loop.sequence), values, &left))
    else { return false }
    for element in elements where left > 0 {
      visit(Syntax(loop.body), values.merging([name: element]) { $1 })
    }
    return true
  }

  /// Takes a call of one of the functions, of an own function that calls them, or of a closure that does; false for others.
  private mutating func take(_ call: FunctionCallExprSyntax, _ values: [String: WrittenValue]) -> Bool {
    if let closure = WrittenCallReader.mappingClosure(of: call), makesCalls(Syntax(closure)) {
      let found = calls(in: program.value(reader.value(of: ExprSyntax(call)), values, &left))
      if found.isComplete { for made in found.calls { insert(made) } }
      return found.isComplete
    }
    guard let written = reader.call(call), names.contains(written.name) || makers[written.name] != nil else {
      return false
    }
    let value = program.value(.call(written), values, &left)
    let found = calls(in: value)
    if names.contains(written.name), written.base != nil,
      found.calls.isEmpty || value.call?.position == written.position
    {
      let call = found.calls.first ?? written
      known.insert(call.moved(to: Self.nowhere))
      calls.append(call)
      return true
    }
    guard makers[written.name] != nil else { return false }
    if found.calls.isEmpty || !found.isComplete { failures.append((written.name, written.position)) }
    if !found.calls.isEmpty { followed.insert(written.name) }
    for made in found.calls { insert(made.moved(to: written.position)) }
    return true
  }

  private mutating func insert(_ call: WrittenCall) {
    if known.insert(call.moved(to: Self.nowhere)).inserted { calls.append(call) }
  }

  /// The calls of the functions in a value, and whether it holds nothing else.
  private func calls(in value: WrittenValue) -> (calls: [WrittenCall], isComplete: Bool) {
    let elements = program.elements(of: value) ?? [value]
    let calls = elements.compactMap { program.resolved($0)?.call }.filter { names.contains($0.name) }
    return (calls, calls.count == elements.count)
  }

  /// The own functions that were followed, with all that they call.
  private var reached: Set<String> {
    var reached: Set<String> = []
    var pending = Array(followed)
    while let name = pending.popLast() {
      if reached.insert(name).inserted { pending += makers[name]?.makers ?? [] }
    }
    return reached
  }

  private func makesCalls(_ node: Syntax) -> Bool {
    !Self.calledNames(in: node).isDisjoint(with: names.union(makers.keys))
  }

  /// The functions that make the calls themselves or by others; what returns dependencies makes other things of those names.
  private static func makers(
    of names: Set<String>, among declarations: [FunctionDeclSyntax]
  ) -> [String: (declarations: [FunctionDeclSyntax], makers: Set<String>)] {
    let candidates = declarations.filter {
      !($0.signature.returnClause?.type.trimmedDescription.contains("Dependency") ?? false)
    }
    let byName = Dictionary(grouping: candidates) { SwiftFile.name($0.name) }
    let called = byName.mapValues { functions in
      functions.reduce(into: Set<String>()) { $0.formUnion(calledNames(in: Syntax($1))) }
    }
    var makers: Set<String> = []
    var isGrowing = true
    while isGrowing {
      let known = names.union(makers)
      let found = called.filter { !makers.contains($0.key) && !$0.value.isDisjoint(with: known) }.keys
      isGrowing = !found.isEmpty
      makers.formUnion(found)
    }
    return Dictionary(
      uniqueKeysWithValues: makers.map { name in
        (name, (byName[name] ?? [], makers.intersection(called[name] ?? [])))
      })
  }

  /// The names of all that is called below a node.
  private static func calledNames(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    var pending = [node]
    while let node = pending.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self),
        let name = WrittenCallReader.name(of: call.calledExpression)
      {
        names.insert(SwiftFile.name(name.baseName))
      }
      pending += node.children(viewMode: .sourceAccurate).filter { $0.kind != .token }
    }
    return names
  }
}
