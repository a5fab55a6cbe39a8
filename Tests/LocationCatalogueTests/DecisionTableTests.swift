import LocationCatalogue
import LocationPolicy
import Testing

/// Every row of the catalogue's tables equals what the rules compute.
@Suite struct DecisionTableTests {
  static let computed = DecisionTables().value
  static let sections = CatalogTables.all.keys.filter { $0 != "meta" }.sorted()

  @Test(arguments: sections) func `every row of the table is computed`(section: String) throws {
    let expected = try #require(CatalogTables.all[section])
    let differences = CatalogTables.differences(expected, Self.computed[section], at: section)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test(arguments: Release.allCases) func `the engine has no request or state that the tables lack`(
    release: Release
  )
    throws
  {
    let rows = CatalogTables.all["requests"]?[release.name]
    let computed = Self.computed["requests"]?[release.name]
    let requests = try #require(rows?.names)
    #expect(computed?.names == requests)
    for request in requests {
      #expect(computed?[request]?.names == rows?[request]?.names, "\(release.name) \(request)")
    }
  }

  @Test func `the background matrix has 370 rows, each once`() throws {
    guard case .array(let rows)? = Self.computed["background_matrix"]?["rows"] else {
      Issue.record("no rows")
      return
    }
    #expect(rows.count == 370)
    #expect(Set(rows).count == 370)
  }
}

extension TableValue {
  /// The names of an object, sorted; nil for other kinds of values.
  fileprivate var names: [String]? {
    if case .object(let values) = self { values.keys.sorted() } else { nil }
  }
}
