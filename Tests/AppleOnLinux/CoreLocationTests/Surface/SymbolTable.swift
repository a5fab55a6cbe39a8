import TestSupport

/// The symbols of the modules, by the names of Apple's rows.
struct SymbolTable {
  private let symbols: [String: [SymbolGraph.Symbol]]
  private let ancestors: [String: Set<String>]

  init(_ graph: SymbolGraph) {
    symbols = Dictionary(grouping: graph.symbols, by: \.path)
    let names = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.path) },
      uniquingKeysWith: { first, _ in first })
    var ancestors: [String: Set<String>] = [:]
    for relationship in graph.relationships {
      guard ["conformsTo", "inheritsFrom"].contains(relationship.kind), let name = names[relationship.source]
      else { continue }
      let target = names[relationship.target] ?? relationship.targetFallback ?? relationship.target
      ancestors[name, default: []].insert(target.split(separator: ".").last.map(String.init) ?? target)
    }
    self.ancestors = ancestors
  }

  /// The names of all symbols that the modules declare themselves.
  var declaredNames: [String] {
    symbols.filter { $0.value.contains { !$0.isSynthesized } }.keys.sorted()
  }

  /// Returns the symbols that a row may refer to.
  func symbols(for row: AppleRow) -> [SymbolGraph.Symbol] {
    // The C enumeration has an underscored name, which symbol graphs omit, and appears under its alias.
    let name = row.name.replacing("__CLMonitoringState", with: "CLMonitor.Event.State")
    let found = symbols[name.replacing(" async", with: "")] ?? []
    return found.filter { $0.declaration.contains(" async") == row.declaration.contains(" async") }
  }

  /// Returns whether a type is imported from C.
  func isImported(_ type: String) -> Bool { symbols[type]?.contains(where: \.isImported) ?? false }

  /// Returns the protocols and the superclass of a type.
  func ancestors(of type: String) -> Set<String> { ancestors[type] ?? [] }
}
