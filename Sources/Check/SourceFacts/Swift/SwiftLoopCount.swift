import SwiftSyntax

/// Determines the maximum number of iterations of a loop from literals.
enum SwiftLoopCount {
  /// The functions whose result has no more elements than their input.
  private static let keeping: Set<String> = [
    "enumerated", "reversed", "shuffled", "sorted", "filter", "map", "compactMap", "indices", "lazy",
  ]
  private static let stepLimit = 8

  /// Returns the maximum number of elements in a sequence; nil if the text doesn't determine it.
  static func most(of sequence: ExprSyntax, steps: Int = 0) -> Int? {
    guard steps < stepLimit else { return nil }
    func inner(_ expression: ExprSyntax) -> Int? { most(of: expression, steps: steps + 1) }
    if let group = sequence.as(TupleExprSyntax.self), group.elements.count == 1,
      let only = group.elements.first
    {
      return inner(only.expression)
    }
    if let array = sequence.as(ArrayExprSyntax.self) { return array.elements.count }
    if let range = sequence.as(SequenceExprSyntax.self) { return count(ofRange: Array(range.elements)) }
    if let access = sequence.as(MemberAccessExprSyntax.self) {
      return keeping.contains(access.declName.baseName.text) ? access.base.flatMap(inner) : nil
    }
    guard let call = sequence.as(FunctionCallExprSyntax.self) else { return nil }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let base = access.base.flatMap(inner)
      switch access.declName.baseName.text {
      case "prefix", "suffix":
        guard call.arguments.first?.label == nil,
          let most = call.arguments.first.flatMap({ integer($0.expression) })
        else { return base }
        return base.map { min($0, most) } ?? most
      case let name: return keeping.contains(name) ? base : nil
      }
    }
    switch call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
    case "stride": return count(ofStride: call.arguments)
    case "Array":
      return call.arguments.count == 1 ? call.arguments.first.flatMap { inner($0.expression) } : nil
    case "zip": return call.arguments.compactMap { inner($0.expression) }.min()
    default: return nil
    }
  }

  /// Returns the number of elements in a range, whose operators are not folded.
  private static func count(ofRange elements: [ExprSyntax]) -> Int? {
    guard elements.count == 3, let first = integer(elements[0]), let last = integer(elements[2]) else {
      return nil
    }
    switch elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text {
    case "..<": return distance(from: first, to: last)
    case "...": return distance(from: first, to: last).map { last < first ? 0 : $0 + 1 }
    default: return nil
    }
  }

  private static func count(ofStride arguments: LabeledExprListSyntax) -> Int? {
    let values = Array(arguments)
    guard values.count == 3, let first = integer(values[0].expression),
      let last = integer(values[1].expression), let step = integer(values[2].expression), step != 0,
      step != Int.min, let way = distance(from: step > 0 ? first : last, to: step > 0 ? last : first)
    else { return nil }
    let isReached = step > 0 ? first <= last : last <= first
    guard isReached else { return 0 }
    return values[1].label?.text == "through" ? way / abs(step) + 1 : (way + abs(step) - 1) / abs(step)
  }

  /// Returns the distance between two numbers; nil if it is too large to matter.
  private static func distance(from first: Int, to last: Int) -> Int? {
    let limit = 1 << 32
    guard abs(first) < limit, abs(last) < limit else { return nil }
    return max(0, last - first)
  }

  private static func integer(_ expression: ExprSyntax) -> Int? {
    guard case .number(let number)? = SwiftValueReader.literal(expression) else { return nil }
    return Int(exactly: number)
  }
}
