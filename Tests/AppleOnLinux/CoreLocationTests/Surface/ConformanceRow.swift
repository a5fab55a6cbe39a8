import TestSupport

/// Rows that only a protocol conformance shows, because the compiler synthesizes the declarations and symbol graphs
/// omit them.
enum ConformanceRow {
  private static let protocols = [
    "Failure": "AsyncSequence", "unownedExecutor": "Actor", "==(_:_:)": "Equatable",
    "hash(into:)": "Hashable",
    "hashValue": "Hashable",
  ]

  /// Returns the protocol of such a row; nil for all other rows.
  static func requiredProtocol(of row: AppleRow) -> String? { protocols[row.member] }

  /// Returns what is wrong; nil if the type conforms.
  static func difference(of row: AppleRow, _ required: String, in table: SymbolTable) -> String? {
    table.ancestors(of: row.type).contains(required) ? nil : "\(row.type) is no \(required)"
  }
}
