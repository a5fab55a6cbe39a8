import LocationCatalogue
import LocationPolicy
import Testing

/// Every sourced row equals the computed one.
@Suite struct PolicyTableTests {
  /// The rows of tables by their keys.
  private struct Computed {
    var rows: [String: [[JSONValue]: [String: JSONValue]]] = [:]

    init(_ tables: [PolicyTable]) {
      for table in tables {
        let places = SourcedRow.keys[table.name, default: []].compactMap(table.columns.firstIndex(of:))
        for row in table.rows {
          rows[table.name, default: [:]][places.map { row[$0] }] = Dictionary(
            uniqueKeysWithValues: zip(table.columns, row))
        }
      }
    }
  }

  private static let computed = Dictionary(
    uniqueKeysWithValues: Policies.known.map {
      ($0.release.name, Computed(PolicyTables.tables(of: $0)))
    })
  private static let constants = Computed([PolicyTables.constants])

  private static let sourcedReleases: [Release] = {
    let names = Set(SourcedRow.all.flatMap(\.releases))
    let sourced = Policies.known.filter { !$0.isKnownByHeadersOnly || names.contains($0.release.name) }
    return sourced.map(\.release)
  }()

  @Test(arguments: SourcedRow.keys.keys.sorted())
  func `every sourced row of the table is computed`(table: String) throws {
    for row in SourcedRow.all where row.table == table {
      for release in row.releases.isEmpty ? [""] : row.releases {
        guard let computed = (Self.computed[release] ?? Self.constants).rows[table]?[row.key] else {
          Issue.record("iOS \(release): no row \(row.key)")
          continue
        }
        for (column, expected) in row.cells.sorted(by: { $0.key < $1.key }) {
          let value = try #require(computed[column], "no column \(column)")
          #expect(
            Self.areEqual(expected, value, in: column),
            "iOS \(release): \(row.key) \(column): \(value) instead of \(expected)")
        }
      }
    }
  }

  /// Compares values; facts can be in any order, and integers equal numbers.
  private static func areEqual(_ expected: JSONValue, _ value: JSONValue, in column: String) -> Bool {
    switch (expected, value) {
    case (.array(let expected), .array(let values)) where column == "facts": Set(expected) == Set(values)
    case (.integer(let expected), .number(let value)): Double(expected) == value
    case (_, _): expected == value
    }
  }

  /// A release without a source has no rows, and the rules of the previous one.
  @Test(arguments: sourcedReleases)
  func `every request from every state, and every background row, is sourced`(release: Release) {
    for table in ["requests", "background"] {
      let sourced = Set(
        SourcedRow.all.filter { $0.table == table && $0.releases.contains(release.name) }.map(\.key))
      // Other values have separate rows, of which some have no source.
      let computed = Self.computed[release.name]?.rows[table]?.keys.filter {
        table != "requests" || $0[2] == .null
      }
      #expect(Set(computed ?? []).subtracting(sourced) == [], "\(table)")
    }
  }

  @Test func `no sourced row is lost: there are as many as were written down`() {
    #expect(SourcedRow.all.map { max($0.releases.count, 1) }.reduce(0, +) == 2383)
    #expect(SourcedRow.all.map { max($0.releases.count, 1) * $0.valueCount }.reduce(0, +) == 13_931)
  }

  @Test func `all releases that sources speak of have 370 background rows, each once`() {
    let rows = Self.sourcedReleases.flatMap { release in
      Self.computed[release.name]?.rows["background"].map { Array($0.keys) } ?? []
    }
    #expect(rows.count == 370)
  }

  @Test(arguments: Release.allCases)
  func `rows are as wide as their table, and each is named once`(release: Release) {
    for table in PolicyTables.tables(of: .policy(for: release)) + [PolicyTables.constants] {
      #expect(table.rows.allSatisfy { $0.count == table.columns.count }, "\(table.name)")
      let names = SourcedRow.keys[table.name, default: table.columns]
      let places = names.compactMap(table.columns.firstIndex(of:))
      let keys = table.rows.map { row in places.map { row[$0] } }
      #expect(Set(keys).count == keys.count, "\(table.name)")
    }
  }
}
