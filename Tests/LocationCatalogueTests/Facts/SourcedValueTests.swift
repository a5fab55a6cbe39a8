import LocationPolicy
import Testing

/// The numbers and defaults that sources give, compared with what the engine has.
@Suite struct SourcedValueTests {
  @Test func `DEL-050: the constants have the numbers of the sourced table`() throws {
    let table = try #require(CatalogTables.all["constants"])
    for (name, metres) in LocationConstants.accuracies {
      let entry = try #require(table[name])
      #expect(entry == .integer(Int(metres)) || entry["value"] == .integer(Int(metres)), "\(name)")
    }
    #expect(table["kCLDistanceFilterNone"] == .integer(Int(LocationConstants.noFilter)))
  }

  @Test func `DEL-051: a manager's properties start as Apple documents them`() throws {
    let table = try #require(CatalogTables.all["manager_defaults"])
    let manager = ManagerSettings()
    #expect(table["desiredAccuracy"] == .integer(Int(manager.desiredAccuracy)))
    #expect(table["distanceFilter"] == .integer(Int(manager.distanceFilter)))
    #expect(table["allowsBackgroundLocationUpdates"] == .boolean(manager.allowsBackgroundUpdates))
    #expect(table["showsBackgroundLocationIndicator"] == .boolean(manager.showsBackgroundIndicator))
  }

  @Test func `ERR-001: the error codes have the numbers of the sourced table`() throws {
    let table = try #require(CatalogTables.all["enums"]?["CLError"])
    for code in LocationErrorCode.allCases {
      #expect(table["\(code)"] == .integer(code.rawValue), "\(code)")
    }
    #expect(LocationErrorCode.allCases.map(\.rawValue) == Array(0...19))
  }
}
