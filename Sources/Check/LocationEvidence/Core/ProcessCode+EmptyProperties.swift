import SourceFacts

extension ProcessCode {
  /// The names of the process's own properties in which nothing ever stores anything but nil.
  package var emptyProperties: Set<String> {
    let properties = parts.flatMap(\.code.properties)
    let stored = properties.filter { $0.getter != nil || $0.initial != nil && $0.initial != .nothing }
    return Set(properties.map(\.name)).subtracting(stored.map(\.name))
      .subtracting(parts.flatMap(\.assignments).filter { $0.value != .nothing }.map(\.name))
  }
}
