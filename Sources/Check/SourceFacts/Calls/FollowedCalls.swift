import SwiftSyntax

/// Finds the calls of some functions that a file makes, including those in loops, closures and its
/// own functions.
///
/// Functions of the file that make such calls are evaluated with their arguments, and so are loops
/// over literal arrays and closures that map them. Calls that can't be evaluated are returned as
/// written.
struct FollowedCalls {
  /// The maximum number of values in all calls.
  private static let mostValues = 200_000
  private static let nowhere = SourcePosition(line: 0, column: 0)

  /// The calls in the order in which they were found.
  private(set) var calls: [WrittenCall] = []
  /// The calls of the file's own functions that could not be evaluated, while others of the same
  /// function could.
  var unfollowed: [SourcePosition] {
    let known = reached
    return failures.filter { known.contains($0.name) }.map(\.position)
  }

  private let names: Set<String>
  private let program: WrittenProgram
  private let reader: WrittenCallReader
  /// The file's own functions that make the calls, and the ones among them that they call.
  private let makers: [String: (declarations: [FunctionDeclSyntax], makers: Set<String>)]
  /// The names of the functions that were evaluated.
  private var followed: Set<String> = []
  private var failures: [(name: String, position: SourcePosition)] = []
  /// The calls without their places, because the call in a constant can be found where it is
  /// declared and where it is used.
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
    // Functions that are never called, or can't be evaluated, contribute the calls as written.
    for maker in makers.keys.sorted() where !reached.contains(maker) {
      for declaration in makers[maker]?.declarations ?? [] {
        if let body = declaration.body { visit(Syntax(body), [:]) }
      }
    }
  }

  private mutating func visit(_ node: Syntax, _ values: [String: WrittenValue]) {
    // A stack replaces recursion; the last element is visited next, so children are added in
    // reverse.
    var pending = [node]
    while let node = pending.popLast() {
      if !values.isEmpty { left -= 1 }
      if node.is(FunctionDeclSyntax.self) { continue }
      if let loop = node.as(ForStmtSyntax.self), unroll(loop, values) { continue }
      if let call = node.as(FunctionCallExprSyntax.self), take(call, values) { continue }
      pending += node.children(viewMode: .sourceAccurate).reversed().filter { $0.kind != .token }
    }
  }

  /// Visits a loop's body once for each element of its array; returns false if the array is
  /// unknown.
  private mutating func unroll(_ loop: ForStmtSyntax, _ values: [String: WrittenValue]) -> Bool {
    guard let name = WrittenCallReader.variable(of: loop), makesCalls(Syntax(loop.body)),
      let elements = program.elements(of: program.value(reader.value(of: loop.sequence), values, &left))
    else { return false }
    for element in elements where left > 0 {
      visit(Syntax(loop.body), values.merging([name: element]) { $1 })
    }
    return true
  }

  /// Visits a call of one of the functions, of a function that calls them, or of a closure that
  /// does; returns false for others.
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

  /// Returns the calls of the functions in a value, and whether it contains nothing else.
  private func calls(in value: WrittenValue) -> (calls: [WrittenCall], isComplete: Bool) {
    let elements = program.elements(of: value) ?? [value]
    let calls = elements.compactMap { program.resolved($0)?.call }.filter { names.contains($0.name) }
    return (calls, calls.count == elements.count)
  }

  /// The evaluated functions, with all functions that they call.
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

  /// Returns the functions that make the calls directly or indirectly; those that return
  /// dependencies use the names differently.
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

  /// Returns the names of all called functions below a node.
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
