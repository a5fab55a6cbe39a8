import TestSupport

/// Apple's declarations with their states.
struct Scoreboard {
  let lines: [(row: AppleRow, state: RowState)]
  /// Public names that neither Apple nor the list of exceptions has.
  let strangers: [String]

  init() throws {
    let rows = try AppleRow.all()
    let table = SymbolTable(try SymbolGraph.extract())
    lines = rows.map { ($0, Self.state(of: $0, in: table)) }
    strangers = Self.strangers(in: table, rows: rows)
  }

  /// Returns the number of declarations with a state.
  func count(where isCounted: (RowState) -> Bool) -> Int { lines.count { isCounted($0.state) } }

  private static func state(of row: AppleRow, in table: SymbolTable) -> RowState {
    if let reason = SurfaceExceptions.impossible(row) { return .impossible(reason: reason) }
    if row.introduced == "unavailable" { return .unavailable }
    if let difference = difference(of: row, in: table) { return .missing(difference: difference) }
    if let reason = SurfaceExceptions.declaredOnly(row) { return .declaredOnly(reason: reason) }
    return .implemented
  }

  /// Returns what is wrong with the declaration for a row; nil if it is right.
  private static func difference(of row: AppleRow, in table: SymbolTable) -> String? {
    if SurfaceExceptions.underscored.contains(row.name) { return nil }
    let found = table.symbols(for: row)
    if found.isEmpty, let required = ConformanceRow.requiredProtocol(of: row) {
      return ConformanceRow.difference(of: row, required, in: table)
    }
    guard !found.isEmpty else { return "no such symbol" }
    let wanted = DeclarationText(SurfaceExceptions.declarations[row.name] ?? row.declaration)
    let declared = found.filter { DeclarationText($0.declaration) == wanted }
    guard !declared.isEmpty else {
      let texts = found.map { DeclarationText($0.declaration).text }.sorted()
      return "declared as `\(texts.joined(separator: "`, `"))`"
    }
    return openness(of: row, found) ?? ancestry(of: row, in: table)
      ?? availability(of: row, declared, in: table)
  }

  /// Returns what is wrong with the releases of a declaration; one that is imported from a C enumeration has none.
  private static func availability(
    of row: AppleRow, _ symbols: [SymbolGraph.Symbol], in table: SymbolTable
  ) -> String? {
    let own = symbols.filter { !$0.isSynthesized && !$0.isImported }
    guard !own.isEmpty, !table.isImported(row.type), own.allSatisfy({ Releases($0) != Releases(row) })
    else { return nil }
    return "available from \(own.map { Releases($0).text }.sorted().joined(separator: " or "))"
  }

  /// Returns whether a class is open like Apple's, which can be subclassed unless they are final.
  private static func openness(of row: AppleRow, _ symbols: [SymbolGraph.Symbol]) -> String? {
    guard row.kind == "class" else { return nil }
    let isFinal = row.declaration.contains("final ")
    let isOpen = symbols.contains { $0.accessLevel == "open" }
    return isOpen == isFinal ? (isFinal ? "not final" : "not open") : nil
  }

  private static func ancestry(of row: AppleRow, in table: SymbolTable) -> String? {
    let ancestors = table.ancestors(of: row.name)
    let lacking = row.ancestors.filter { ancestor in
      !ancestors.contains(ancestor) && SurfaceExceptions.ancestors[ancestor] == nil
        && !SurfaceExceptions.conformances.contains("\(row.name): \(ancestor)")
        && !["Copyable", "BitwiseCopyable"].contains(ancestor)
    }
    return lacking.isEmpty ? nil : "lacks \(lacking.joined(separator: ", "))"
  }

  private static func strangers(in table: SymbolTable, rows: [AppleRow]) -> [String] {
    let known = Set(rows.map { $0.name.replacing(" async", with: "") })
    let allowed = Set(SurfaceExceptions.additions.map(\.name))
    return table.declaredNames.filter { name in
      let member = name.split(separator: ".").last.map(String.init) ?? name
      return !known.contains(name) && !allowed.contains(name)
        && !SurfaceExceptions.objectMembers.contains(member)
        && !name.hasPrefix("CLLocationManagerDelegateMethods.")
    }
  }
}
