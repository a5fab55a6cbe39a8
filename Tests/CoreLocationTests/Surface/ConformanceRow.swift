/// Rows that are not a declaration with a name of its own.
enum ConformanceRow {
  /// Whether a row is a requirement that a protocol alone shows.
  static func isOne(_ row: AppleRow) -> Bool {
    row.member == "Failure" || row.member == "unownedExecutor"
  }

  /// What is wrong; nil when the type conforms.
  static func difference(of row: AppleRow, in table: SymbolTable) -> String? {
    let wanted = row.member == "Failure" ? "AsyncSequence" : "Actor"
    return table.ancestors(of: row.type).contains(wanted) ? nil : "\(row.type) is no \(wanted)"
  }
}
