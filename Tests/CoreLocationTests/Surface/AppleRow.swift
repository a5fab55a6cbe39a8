import Foundation

/// A declaration of Apple's: a row of Data/corelocation-api.csv.
struct AppleRow: Hashable {
  let type: String
  let member: String
  let kind: String
  let declaration: String
  let introduced: String
  let deprecated: String
  let value: String
  let module: String
  let note: String

  /// The row's name, such as `CLError.Code.denied`.
  var name: String {
    if type == "(global)" { return member }
    return member == "(self)" ? type : "\(type).\(member)"
  }

  /// The protocols that the row's type conforms to, and its superclass.
  var ancestors: [String] {
    note.components(separatedBy: "; ").flatMap { part -> [String] in
      guard let word = ["inherits ", "conforms "].first(where: part.hasPrefix) else { return [] }
      return part.dropFirst(word.count).components(separatedBy: ",")
    }
  }

  /// All rows.
  static func all() throws -> [AppleRow] {
    let file = RepositoryFolder.root.appending(path: "Tests/CoreLocationTests/Data/corelocation-api.csv")
    return try CommaSeparated.rows(of: String(contentsOf: file, encoding: .utf8)).dropFirst().map { cells in
      guard cells.count == 9 else { throw ToolError("a row with \(cells.count) cells: \(cells)") }
      return AppleRow(
        type: cells[0], member: cells[1], kind: cells[2], declaration: cells[3], introduced: cells[4],
        deprecated: cells[5], value: cells[6], module: cells[7], note: cells[8])
    }
  }
}
