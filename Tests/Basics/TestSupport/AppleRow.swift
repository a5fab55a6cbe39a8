import Foundation

/// A declaration of Apple's, which is a row of Tests/Data/CoreLocation/corelocation-api.csv.
package struct AppleRow: Hashable, Sendable {
  package let type: String
  package let member: String
  package let kind: String
  package let declaration: String
  /// The first iOS that has it; "unavailable" if Swift code for iOS can't use it.
  package let introduced: String
  /// The first iOS on which it is deprecated; "soft" if only the documentation says so, "all" if it always was.
  package let deprecated: String
  /// The platforms that have it.
  package let availability: [ApplePlatform: Availability]
  package let value: String
  package let module: String
  package let note: String

  /// The versions of a platform since which a declaration exists and is deprecated.
  package struct Availability: Hashable, Sendable {
    package let introduced: String
    package let deprecated: String?
  }

  /// The row's name, such as `CLError.Code.denied`.
  package var name: String {
    if type == "(global)" { return member }
    return member == "(self)" ? type : "\(type).\(member)"
  }

  /// The protocols and the superclass of the row's type.
  package var ancestors: [String] {
    note.components(separatedBy: "; ").flatMap { part -> [String] in
      guard let word = ["inherits ", "conforms "].first(where: part.hasPrefix) else { return [] }
      return part.dropFirst(word.count).components(separatedBy: ",")
    }
  }

  /// All rows.
  package static func all() throws -> [AppleRow] {
    let file = RepositoryFolder.root.appending(
      path: "Tests/Data/CoreLocation/corelocation-api.csv")
    let table = try CommaSeparated.rows(of: String(contentsOf: file, encoding: .utf8))
    let columns = table.first ?? []
    return try table.dropFirst().map { cells in
      guard cells.count == columns.count else {
        throw ToolError("a row with \(cells.count) cells: \(cells)")
      }
      return AppleRow(Dictionary(uniqueKeysWithValues: zip(columns, cells)))
    }
  }

  private init(_ cells: [String: String]) {
    func cell(_ column: String) -> String { cells[column] ?? "" }
    type = cell("type")
    member = cell("member")
    kind = cell("kind")
    declaration = cell("declaration")
    introduced = cell("introduced")
    deprecated = cell("deprecated")
    value = cell("value")
    module = cell("module")
    note = cell("note")
    var availability: [ApplePlatform: Availability] = [:]
    for platform in ApplePlatform.allCases where platform != .iOS {
      let ends = cell(platform.rawValue).split(separator: "-").map(String.init)
      if let first = ends.first {
        availability[platform] = Availability(introduced: first, deprecated: ends.dropFirst().first)
      }
    }
    if introduced.contains(where: \.isNumber) {
      let isWarnedOf = deprecated.contains(where: \.isNumber)
      availability[.iOS] = Availability(
        introduced: introduced, deprecated: isWarnedOf ? deprecated : nil)
    }
    self.availability = availability
  }
}
