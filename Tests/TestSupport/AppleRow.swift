import Foundation

/// A declaration of Apple's: a row of Data/corelocation-api.csv.
package struct AppleRow: Hashable {
  package let type: String
  package let member: String
  package let kind: String
  package let declaration: String
  package let introduced: String
  package let deprecated: String
  package let value: String
  package let module: String
  package let note: String

  /// The row's name, such as `CLError.Code.denied`.
  package var name: String {
    if type == "(global)" { return member }
    return member == "(self)" ? type : "\(type).\(member)"
  }

  /// The protocols that the row's type conforms to, and its superclass.
  package var ancestors: [String] {
    note.components(separatedBy: "; ").flatMap { part -> [String] in
      guard let word = ["inherits ", "conforms "].first(where: part.hasPrefix) else { return [] }
      return part.dropFirst(word.count).components(separatedBy: ",")
    }
  }

  /// All rows.
  package static func all() throws -> [AppleRow] {
    let file = RepositoryFolder.root.appending(path: "Tests/CoreLocationTests/Data/corelocation-api.csv")
    return try CommaSeparated.rows(of: String(contentsOf: file, encoding: .utf8)).dropFirst().map { cells in
      guard cells.count == 9 else { throw ToolError("a row with \(cells.count) cells: \(cells)") }
      return AppleRow(
        type: cells[0], member: cells[1], kind: cells[2], declaration: cells[3], introduced: cells[4],
        deprecated: cells[5], value: cells[6], module: cells[7], note: cells[8])
    }
  }
}
