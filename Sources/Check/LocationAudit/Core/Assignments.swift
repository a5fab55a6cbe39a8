import SourceFacts

extension NamedType {
  /// All assignments in functions, accessors and closures, in order.
  var assignments: [Assignment] { bodies.flatMap(Assignment.all) }

  /// The bodies of its functions and accessors, and of the closures in initial values.
  private var bodies: [[FlowStatement]] {
    code.functions.map(\.body)
      + code.properties.flatMap { property in
        [
          property.getter ?? [], property.setter?.body ?? [],
          property.initial.map { [.expression($0)] } ?? [],
        ]
      }
  }
}

extension ProcessCode {
  /// The names of the process's own properties in which nothing ever stores anything but nil.
  var emptyProperties: Set<String> {
    let properties = parts.flatMap(\.code.properties)
    let stored = properties.filter { $0.getter != nil || $0.initial != nil && $0.initial != .nothing }
    return Set(properties.map(\.name)).subtracting(stored.map(\.name))
      .subtracting(parts.flatMap(\.assignments).filter { $0.value != .nothing }.map(\.name))
  }
}
