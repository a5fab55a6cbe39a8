import LocationFlow
import SourceFacts

/// Finds the places in code where a fixed location is passed on or kept.
struct FixedPlaces {
  /// The names of constants whose value is a fixed location.
  private var constants: Set<String>

  private static let types: Set<String> = [
    "CLLocation", "CLLocationCoordinate2D", "CLLocationCoordinate2DMake",
  ]

  /// Finds the constants in the types of a process.
  init(in parts: [NamedType]) {
    let properties = Dictionary(grouping: parts.flatMap(\.code.properties), by: \.name)
    constants = Set(
      properties.filter { _, all in
        all.allSatisfy { property in property.isConstant && property.initial.map(Self.isWritten) ?? false }
      }.keys)
  }

  /// Returns the places of the assignments and calls in a function that pass on a fixed location.
  func all(in function: NamedFunction) -> Set<Effect.Place> {
    guard !function.code.names.isDisjoint(with: Self.types.union(constants)) else { return [] }
    var lines: Set<Int> = []
    var places = self
    function.code.body.visit { statement in
      if case .declaration(let name, _, let value?) = statement, Self.isWritten(value) {
        places.constants.insert(name)
      }
    }
    function.code.body.visit { statement in
      if case .assignment(_, let value, let line) = statement, places.isFixed(value) { lines.insert(line) }
    }
    function.code.body.visitValues { value in
      if case .call(let call) = value, call.arguments.contains(where: { places.isFixed($0.value) }) {
        lines.insert(call.line)
      }
    }
    return Set(lines.map { Effect.Place(file: function.file, line: $0) })
  }

  /// Returns whether a value is a fixed location, or a result that consists of one.
  private func isFixed(_ value: FlowExpression) -> Bool {
    switch value {
    case .name(let name), .member(_, let name): constants.contains(name)
    case .optional(let inside), .forced(let inside, _), .cast(let inside, _): isFixed(inside)
    case .tuple(let parts): !parts.isEmpty && parts.allSatisfy(isFixed)
    case .call(let call):
      Self.isWritten(value)
        || call.callee.isImplicit && !call.arguments.isEmpty
          && call.arguments.allSatisfy { isFixed($0.value) }
    default: false
    }
  }

  /// Returns whether a location is written in numbers.
  static func isWritten(_ value: FlowExpression) -> Bool {
    guard case .call(let call) = value, case .name(let type) = call.callee, types.contains(type) else {
      return false
    }
    return !call.arguments.isEmpty && call.arguments.allSatisfy { isNumber($0.value) || isWritten($0.value) }
  }

  static func isNumber(_ value: FlowExpression) -> Bool {
    switch value {
    case .literal(let text): Double(text) != nil
    // A sign before a number.
    case .other(let parts, _): parts.count == 1 && isNumber(parts[0])
    default: false
    }
  }
}

extension FlowExpression {
  /// Whether it is a member of a type that the context determines, such as ".success".
  fileprivate var isImplicit: Bool { if case .implicitMember = self { true } else { false } }
}
