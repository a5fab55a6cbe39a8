import TestSupport

/// Core Location according to the table of Apple's declarations, as the text of a module interface.
///
/// The compiler looks up each symbol of code that is compiled with it.
struct TableInterface {
  let text: String

  init(_ rows: [AppleRow]) {
    let known = rows.filter(TableDeclaration.isCallable)
    let members = Dictionary(grouping: known.filter { $0.member != "(self)" }, by: \.type)
    let lateTypes = known.filter { $0.member == "(self)" && (Double($0.introduced) ?? 0) > Self.oldest }.map(
      \.type)
    let types = known.filter { $0.member == "(self)" }.map { row in
      TableType(row, members: members[row.type] ?? [], lateTypes: lateTypes).text
    }
    let globals = (members["(global)"] ?? []).map { TableDeclaration($0).text }
    text = (Self.head + types + globals).joined(separator: "\n") + "\n"
  }

  /// The oldest release of iOS that the package is compiled for.
  private static let oldest = 13.0

  private static let head = [
    "// swift-interface-format-version: 1.0",
    "// swift-module-flags: -swift-version 6 -enable-library-evolution -module-name CoreLocation",
    "@_exported import Foundation", "import Swift", "import _Concurrency",
  ]
}
