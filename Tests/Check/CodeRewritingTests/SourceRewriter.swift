internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

/// A change of a source text.
struct TextEdit {
  /// The bytes that are replaced.
  let range: Range<Int>
  let text: String
}

/// A visitor that collects the changes that a rewriting makes in one pass over a file.
///
/// Changes are texts, so that comments and everything else stay as they are.
class SourceRewriter: SyntaxVisitor {
  private(set) var edits: [TextEdit] = []
  /// What is added at the end of the file.
  var addition = ""
  private var names = 0

  init() { super.init(viewMode: .sourceAccurate) }

  /// A name that the file doesn't have, for what does a part of a function.
  func newName(_ stem: String, for function: FunctionDeclSyntax? = nil) -> String {
    names += 1
    let whole = function?.name.text ?? ""
    return "\(stem)\(whole.prefix(1).uppercased())\(whole.dropFirst())Part\(names)"
  }

  func replace(_ node: some SyntaxProtocol, with text: String) { replace(from: node, to: node, with: text) }

  func replace(from first: some SyntaxProtocol, to last: some SyntaxProtocol, with text: String) {
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(TextEdit(range: start..<last.endPositionBeforeTrailingTrivia.utf8Offset, text: text))
  }

  func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(TextEdit(range: start..<start, text: text))
  }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(TextEdit(range: end..<end, text: text))
  }

  private static func comesBefore(_ left: TextEdit, _ right: TextEdit) -> Bool {
    (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
  }

  /// Returns the source with the changes, or nil if there are none, or if what results can't be parsed.
  func rewritten(_ source: String) -> String? {
    let operators = OperatorTable.standardOperators
    guard
      let tree = operators.foldAll(Parser.parse(source: source), errorHandler: { _ in }).as(
        SourceFileSyntax.self)
    else { return nil }
    walk(tree)
    guard !edits.isEmpty else { return nil }
    var bytes = Array(source.utf8)
    // What a pass moves as a whole is rewritten in the next one.
    var kept: [TextEdit] = []
    for edit in edits.sorted(by: Self.comesBefore)
    where edit.range.lowerBound >= kept.last?.range.upperBound ?? 0 {
      kept.append(edit)
    }
    // From the end, so that what was not changed yet is where it was.
    for edit in kept.reversed() { bytes.replaceSubrange(edit.range, with: edit.text.utf8) }
    let text = String(decoding: bytes, as: UTF8.self) + addition
    return Parser.parse(source: text).hasError ? nil : text
  }
}

/// What a piece of code contains.
final class CodeContent: SyntaxVisitor {
  private(set) var leavesSwitch = false
  private(set) var returnsValue = false
  private(set) var calls = false
  private(set) var triesOrAwaits = false

  init(of node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { leaves() }
  override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind { leaves() }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    returnsValue = returnsValue || node.expression != nil
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls = true
    return .visitChildren
  }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { interrupts() }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { interrupts() }

  private func leaves() -> SyntaxVisitorContinueKind {
    leavesSwitch = true
    return .visitChildren
  }

  private func interrupts() -> SyntaxVisitorContinueKind {
    triesOrAwaits = true
    return .visitChildren
  }
}

extension IfExprSyntax {
  /// The condition, if it is one expression rather than a binding or a list.
  var onlyCondition: ExprSyntax? {
    guard conditions.count == 1, case .expression(let condition)? = conditions.first?.condition else {
      return nil
    }
    return condition
  }
}

extension ExprSyntaxProtocol {
  /// The statement that the expression is, if its value is not used.
  var statement: CodeBlockItemSyntax? {
    guard let item = parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self) else {
      return nil
    }
    guard item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1, let owner = item.parent?.parent else {
      return item
    }
    // An only statement may be a result.
    if owner.is(AccessorBlockSyntax.self) || owner.is(ClosureExprSyntax.self) { return nil }
    return owner.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause == nil ? item : nil
  }
}

extension CodeBlockItemSyntax {
  /// The statements after this one in its block.
  var following: [CodeBlockItemSyntax] {
    let all = Array(parent?.as(CodeBlockItemListSyntax.self) ?? [])
    return all.firstIndex(of: self).map { Array(all[($0 + 1)...]) } ?? []
  }

  /// The function without a result whose body this statement is in directly.
  var functionWithoutResult: FunctionDeclSyntax? {
    let function = parent?.parent?.parent?.as(FunctionDeclSyntax.self)
    return function?.signature.returnClause == nil ? function : nil
  }
}

extension FunctionDeclSyntax {
  /// Whether it is an instance's method on its actor, to which others can be added.
  var isPlainMethod: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true && signature.effectSpecifiers == nil
      && genericParameterClause == nil
      && !modifiers.contains { ["static", "class", "nonisolated"].contains($0.name.text) }
  }

  var isLocationCallback: Bool {
    name.text.hasPrefix("locationManager") && !signature.parameterClause.parameters.isEmpty
  }

  var parameterNames: [String] {
    signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
  }
}
