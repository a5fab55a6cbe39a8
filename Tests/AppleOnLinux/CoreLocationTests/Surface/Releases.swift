import TestSupport

/// The iOS releases of a declaration.
struct Releases: Hashable {
  /// The first release; nil if it has always existed.
  let introduced: String?
  /// The first release on which it is deprecated.
  let deprecated: String?

  init(_ row: AppleRow) {
    introduced = Self.known(row.introduced)
    deprecated = row.deprecated.first?.isNumber == true ? row.deprecated : nil
  }

  init(_ symbol: SymbolGraph.Symbol) {
    let availability = symbol.availability?.first { $0.domain == "iOS" }
    introduced = availability?.introduced.flatMap { Self.known($0.text) }
    deprecated = availability?.deprecated?.text
  }

  /// The releases in words.
  var text: String {
    let end = deprecated.map { ", deprecated \($0)" } ?? ""
    return "iOS \(introduced ?? "2.0")\(end)"
  }

  private static func known(_ release: String) -> String? { release == "2.0" ? nil : release }
}
