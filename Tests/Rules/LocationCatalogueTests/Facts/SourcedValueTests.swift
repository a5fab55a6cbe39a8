import LocationDelivery
import LocationPolicy
import Testing

/// Compares numbers and defaults in sources with those of the engine.
@Suite struct SourcedValueTests {
  private func value(_ name: String, of kind: String) throws -> JSONValue {
    let row = SourcedRow.all.first { $0.table == "constants" && $0.key == [.string(kind), .string(name)] }
    return try #require(row?.cells["value"])
  }

  @Test func `DEL-050: the constants have the numbers of the sourced table`() throws {
    for (name, meters) in LocationConstants.accuracies {
      #expect(try value(name, of: "CLLocationAccuracy") == .integer(Int(meters)), "\(name)")
    }
    #expect(
      try value("kCLDistanceFilterNone", of: "CLLocationDistance")
        == .integer(Int(LocationConstants.noFilter)))
  }

  @Test func `DEL-051: a manager's properties start as Apple documents them`() throws {
    let manager = ManagerSettings()
    #expect(try value("desiredAccuracy", of: "CLLocationManager") == .integer(Int(manager.desiredAccuracy)))
    #expect(try value("distanceFilter", of: "CLLocationManager") == .integer(Int(manager.distanceFilter)))
    #expect(
      try value("allowsBackgroundLocationUpdates", of: "CLLocationManager")
        == .boolean(manager.allowsBackgroundUpdates))
    #expect(
      try value("showsBackgroundLocationIndicator", of: "CLLocationManager")
        == .boolean(manager.showsBackgroundIndicator))
  }

  @Test func `ERR-001: the error codes have the numbers of the sourced table`() throws {
    for code in LocationErrorCode.allCases {
      #expect(try value("\(code)", of: "CLError.Code") == .integer(code.rawValue), "\(code)")
    }
    #expect(LocationErrorCode.allCases.map(\.rawValue) == Array(0...19))
  }
}
