import TestSupport

/// Rows that a protocol alone shows: the compiler makes what they declare, and symbol graphs leave it out.
enum ConformanceRow {
  private static let protocols = [
    "Failure": "AsyncSequence", "unownedExecutor": "Actor", "==(_:_:)": "Equatable",
    "hash(into:)": "Hashable",
    "hashValue": "Hashable",
  ]

  /// Returns the protocol that such a row is for; nil for all other rows.
  static func requiredProtocol(of row: AppleRow) -> String? { protocols[row.member] }

  /// What is wrong; nil when the type conforms.
  static func difference(of row: AppleRow, _ required: String, in table: SymbolTable) -> String? {
    table.ancestors(of: row.type).contains(required) ? nil : "\(row.type) is no \(required)"
  }
}
