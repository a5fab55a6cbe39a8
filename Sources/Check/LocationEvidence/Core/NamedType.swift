package import SourceFacts

/// The code of a type, or of an extension of it, with its file.
package struct NamedType: Sendable {
  /// The file, relative to the checked folder.
  package let file: String
  package let code: FlowType
  /// All assignments in functions, accessors and closures, in order.
  let assignments: [Assignment]
  /// All names that occur in its code, including those of its properties' types.
  package let names: Set<String>

  init(file: String, code: FlowType) {
    self.file = file
    self.code = code
    // Many rules ask for these.
    assignments = Self.bodies(of: code).flatMap(Assignment.all)
    names = Self.names(in: code)
  }

  /// The functions, in order.
  package var functions: [NamedFunction] {
    code.functions.map { NamedFunction(type: code.name, file: file, code: $0) }
  }

  /// The functions and the getters of properties, in order.
  package var bodies: [NamedFunction] { functions + getters }

  /// The getters of its properties as functions, in order.
  package var getters: [NamedFunction] {
    code.properties.compactMap { property in
      property.getter.map { body in
        NamedFunction(
          type: code.name, file: file,
          code: FlowFunction(
            name: property.name, parameters: [], result: property.type, isPrivate: property.isPrivate,
            isAsync: false, isOverride: false, body: body, names: property.names, line: property.line))
      }
    }
  }

  /// Returns the bodies of functions and accessors, and of the closures in initial values.
  private static func bodies(of code: FlowType) -> [[FlowStatement]] {
    code.functions.map(\.body)
      + code.properties.flatMap { property in
        [
          property.getter ?? [], property.setter?.body ?? [],
          property.initial.map { [.expression($0)] } ?? [],
        ]
      }
  }

  private static func names(in code: FlowType) -> Set<String> {
    let parameters = code.functions.flatMap(\.parameters).map(\.type)
    return code.functions.reduce(into: Set()) { $0.formUnion($1.names) }
      .union(code.properties.flatMap(\.names))
      .union((code.properties.map(\.type) + parameters).flatMap(\.namesInside))
  }
}

extension [NamedType] {
  /// All names that occur in their code.
  package var names: Set<String> { reduce(into: []) { $0.formUnion($1.names) } }
}

extension Sequence<NamedFunction> {
  /// All names that occur in their code.
  package var names: Set<String> { reduce(into: []) { $0.formUnion($1.code.names) } }
}
