import SwiftParser
import SwiftSyntax

/// The calls of some functions in a Swift file that is read and not run, such as a package manifest.
public struct WrittenCalls: Sendable {
  /// The calls in the order of the file; calls within the arguments of another belong to that one.
  public let calls: [WrittenCall]
  /// The values of the file's own constants by their names; of those with one name, the first.
  public let constants: [String: WrittenValue]
  /// What could not be read.
  public let problems: [SourceProblem]

  /// Finds the calls of members with the given names, such as ".target(…)" for "target", and those of types.
  ///
  /// A file that is larger or nested more deeply than source files may be yields a problem and no calls. Code on all
  /// sides of conditional compilation counts, because a manifest is compiled for the machine it is read on.
  public init(of names: Set<String>, types: Set<String> = [], in bytes: [UInt8]) {
    guard bytes.count <= SourceReader.sizeLimit(of: .swift) else {
      calls = []
      constants = [:]
      problems = [SourceProblem.tooLarge(.swift)]
      return
    }
    let text = SourceText(bytes)
    switch SwiftTree(of: text) {
    case .whole(let tree):
      let reader = WrittenCallReader(text: text)
      calls = reader.calls(of: names, types: types, in: tree)
      constants = types.isEmpty ? [:] : reader.constants(in: tree)
      problems = text.problems
    case .tooDeep(let problem):
      calls = []
      constants = [:]
      problems = text.problems + [problem]
    }
  }
}

/// Reads calls out of a syntax tree whose depth is bounded.
private struct WrittenCallReader {
  /// Deeper arguments are not written by hand.
  private static let deepest = 24

  let text: SourceText

  /// Returns the values that the file gives its constants outside of functions.
  func constants(in root: Syntax) -> [String: WrittenValue] {
    var constants: [String: WrittenValue] = [:]
    var pending = [root]
    while let node = pending.popLast() {
      if let binding = node.as(PatternBindingSyntax.self) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self),
          let value = binding.initializer?.value
        else { continue }
        let key = SwiftFile.name(name.identifier)
        if constants[key] == nil { constants[key] = self.value(of: value, depth: 0) }
      } else if node.as(FunctionDeclSyntax.self) == nil {
        pending += node.children(viewMode: .sourceAccurate).reversed().filter { $0.kind != .token }
      }
    }
    return constants
  }

  /// Returns the outermost calls of members and of types with the given names.
  func calls(of names: Set<String>, types: Set<String>, in root: Syntax) -> [WrittenCall] {
    var calls: [WrittenCall] = []
    // A list in place of recursion: the last is visited next, so children go in backwards.
    var pending = [root]
    while let node = pending.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        names.contains(SwiftFile.name(member.declName.baseName))
      {
        calls.append(self.call(call, of: member.declName, depth: 0))
      } else if let call = node.as(FunctionCallExprSyntax.self),
        let type = call.calledExpression.as(DeclReferenceExprSyntax.self),
        types.contains(SwiftFile.name(type.baseName))
      {
        calls.append(self.call(call, of: type, depth: 0))
      } else {
        pending += node.children(viewMode: .sourceAccurate).reversed().filter { $0.kind != .token }
      }
    }
    return calls
  }

  private func call(
    _ call: FunctionCallExprSyntax, of name: DeclReferenceExprSyntax, depth: Int
  ) -> WrittenCall {
    let arguments = call.arguments.map { argument in
      WrittenCall.Argument(
        label: argument.label.map(SwiftFile.name), value: value(of: argument.expression, depth: depth + 1))
    }
    return WrittenCall(
      name: SwiftFile.name(name.baseName), arguments: arguments, position: position(of: Syntax(name)))
  }

  private func value(of expression: ExprSyntax, depth: Int) -> WrittenValue {
    guard depth < Self.deepest else { return .other }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map { .string($0, position(of: Syntax(literal.segments))) }
        ?? .other
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return .array(array.elements.map { value(of: $0.expression, depth: depth + 1) })
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let entries) = dictionary.content else { return .dictionary([]) }
      return .dictionary(
        entries.map {
          WrittenEntry(
            key: value(of: $0.key, depth: depth + 1), value: value(of: $0.value, depth: depth + 1))
        })
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return .boolean(literal.literal.tokenKind == .keyword(.true))
    }
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      return Int(literal.literal.text).map { .integer($0) } ?? .other
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sum(of: sequence, depth: depth) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let name = Self.name(of: call.calledExpression) else { return .other }
      return .call(self.call(call, of: name, depth: depth))
    }
    return Self.name(of: expression).map {
      .call(
        WrittenCall(
          name: SwiftFile.name($0.baseName), arguments: [], position: position(of: Syntax($0))))
    } ?? .other
  }

  /// Arrays that are joined are one, as far as they are written out; nothing else is worked out.
  private func sum(of sequence: SequenceExprSyntax, depth: Int) -> WrittenValue {
    let operands = sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    guard operands.contains(where: { $0.is(ArrayExprSyntax.self) }) else { return .other }
    return .array(
      operands.flatMap { operand in
        let value = value(of: operand, depth: depth + 1)
        return if case .array(let elements) = value { elements } else { [value] }
      })
  }

  /// The last name of a path of names, or nil of anything else.
  private static func name(of expression: ExprSyntax) -> DeclReferenceExprSyntax? {
    expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
  }

  private func position(of node: Syntax) -> SourcePosition {
    text.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
