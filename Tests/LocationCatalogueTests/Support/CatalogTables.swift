import Foundation
import LocationPolicy
import Testing

/// The tables that the rules were written from: data to compare with, never read by the rules.
enum CatalogTables {
  static let all: [String: TableValue] = {
    guard let url = Bundle.module.url(forResource: "tables", withExtension: "json", subdirectory: "Data"),
      let data = try? Data(contentsOf: url),
      let value = try? JSONDecoder().decode([String: JSONTable].self, from: data)
    else { preconditionFailure("Data/tables.json is missing or broken") }
    return value.mapValues(\.value)
  }()

  /// What describes a row in prose rather than saying what happens; the rest is compared.
  ///
  /// The engine derives its own confidence from the facts of a row. `meta` describes the catalogue.
  static let prose: Set<String> = ["confidence", "console_confidence"]

  /// Returns every difference between a table and what the engine computes, with its place.
  static func differences(_ expected: TableValue, _ computed: TableValue?, at place: String) -> [String] {
    switch (expected, computed) {
    case (.null, nil): return []
    case (.object(let expected), .object(let values)?):
      return expected.keys.sorted().filter { !prose.contains($0) }.flatMap { key -> [String] in
        guard let value = expected[key] else { return [] }
        return differences(value, values[key], at: "\(place).\(key)")
      }
    case (.array(let expected), .array(let values)?) where place.hasSuffix(".facts"):
      return Set(expected) == Set(values) ? [] : ["\(place): \(values) instead of \(expected)"]
    case (.array(let expected), .array(let values)?):
      guard expected.count == values.count else {
        return ["\(place): \(values.count) entries instead of \(expected.count)"]
      }
      return zip(expected, values).enumerated().flatMap {
        differences($1.0, $1.1, at: "\(place)[\($0)]")
      }
    case (.integer(let expected), .number(let value)?) where Double(expected) == value: return []
    case (_, let computed):
      return expected == computed
        ? [] : ["\(place): \(computed.map { "\($0)" } ?? "nothing") instead of \(expected)"]
    }
  }
}

/// Reads a table from JSON.
private struct JSONTable: Decodable {
  let value: TableValue

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
    } else if let array = try? container.decode([JSONTable].self) {
      value = .array(array.map(\.value))
    } else {
      value = .object(try container.decode([String: JSONTable].self).mapValues(\.value))
    }
  }
}
