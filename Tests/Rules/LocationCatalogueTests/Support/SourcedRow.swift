import Foundation
import LocationPolicy
import TestSupport
import Testing

/// A row of Tests/Data/LocationCatalogue/sourced-rows.json, which is transcribed from sources by hand and never read by the rules.
struct SourcedRow {
  let table: String
  /// The releases of the row; empty if it applies to every release.
  let releases: [String]
  /// The sourced values by column; other columns are not compared.
  let cells: [String: JSONValue]

  static let all: [SourcedRow] = {
    let file = RepositoryFolder.root.appending(path: "Tests/Data/LocationCatalogue/sourced-rows.json")
    guard let data = try? Data(contentsOf: file),
      let tables = try? JSONDecoder().decode([String: [[String: DecodedValue]]].self, from: data)
    else { preconditionFailure("sourced-rows.json is missing or broken") }
    return tables.sorted { $0.key < $1.key }.flatMap { table, rows in
      rows.map { row in
        var cells = row.mapValues(\.value)
        var releases: [String] = []
        if case .array(let names)? = cells.removeValue(forKey: "releases") {
          releases = names.compactMap { if case .string(let name) = $0 { name } else { nil } }
        }
        return SourcedRow(table: table, releases: releases, cells: cells)
      }
    }
  }()

  /// The columns that identify a row, by table.
  static let keys: [String: [String]] = [
    "requests": ["request", "from", "given"], "answers": ["request", "from", "answer"],
    "background": ["backgroundMode", "allowsBackgroundUpdates", "state", "showsIndicator"],
    "services": ["service", "state", "given"], "settings": ["row"], "prompts": ["prompt"],
    "infoPlistKeys": ["key"], "usageDescriptions": ["request"], "lifecycle": ["event", "from"],
    "errors": ["situation"], "states": ["state"], "rules": ["rule"], "constants": ["kind", "name"],
  ]

  /// The values that identify the row in its table.
  var key: [JSONValue] { Self.keys[table, default: []].map { cells[$0] ?? .null } }

  /// The number of single values that the row compares on one release.
  var valueCount: Int { cells.values.map(Self.count).reduce(0, +) }

  private static func count(_ value: JSONValue) -> Int {
    if case .array(let values) = value { max(values.map(count).reduce(0, +), 1) } else { 1 }
  }
}

/// A decoded JSON value.
private struct DecodedValue: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let integer = try? container.decode(Int.self) {
      value = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let string = try? container.decode(String.self) {
      value = .string(string)
    } else {
      value = .array(try container.decode([DecodedValue].self).map(\.value))
    }
  }
}
