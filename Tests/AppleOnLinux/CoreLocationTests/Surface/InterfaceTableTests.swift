import CoreLocationInterface
import TestSupport
import Testing

/// Compares the table of Core Location's interface with Apple's list of declarations.
@Suite struct InterfaceTableTests {
  private let rows: [AppleRow]

  init() throws { rows = try AppleRow.all() }

  @Test(arguments: [
    LocationType.locationManager, .locationManagerDelegate, .locationPushServiceExtension,
  ])
  func `the table has every method and property, and no other`(of type: LocationType) {
    let table = type.members.flatMap { [$0.name] + ($0.asyncName.map { [$0 + " async"] } ?? []) }
    let apple = rows.filter { $0.type == type.name && !["(self)", "init()"].contains($0.member) }.map(
      \.member)
    #expect(table.sorted() == apple.sorted())
  }

  @Test(arguments: LocationType.allCases)
  func `the table has Apple's names and versions`(of type: LocationType) throws {
    guard type.framework.hasPrefix("CoreLocation"), type != .locationUpdater else { return }
    for declaration in type.members + [type.declaration] {
      let row = try #require(
        rows.first { row in
          row.type == type.name && row.member == (declaration.kind == .type ? "(self)" : declaration.name)
            && isProperty(row) == (declaration.kind == .property)
        }, "\(declaration.name)")
      let deprecated =
        switch declaration.availability.deprecation {
        case nil: ""
        case .announced: "soft"
        case .since(let version): "\(version)"
        }
      #expect(row.introduced == declaration.availability.introduced?.description ?? "unavailable", "\(row)")
      #expect(row.deprecated == deprecated, "\(row)")
    }
  }

  @Test func `the names of constants are Apple's`() {
    let globals = Set(rows.filter { $0.type == "(global)" }.map(\.member))
    #expect(globals.isSuperset(of: LocationConstant.allCases.map(\.name)))
  }

  @Test func `a selector has as many arguments as the method`() {
    for declaration in LocationType.allCases.flatMap(\.members) where declaration.kind == .method {
      guard let selector = declaration.objectiveC, declaration.owner != .locationUpdater,
        declaration.baseName != "init"
      else { continue }
      #expect(selector.count { $0 == ":" } == declaration.labels.count, "\(declaration.name)")
    }
  }

  @Test func `each service starts and stops with methods of the newest SDK`() {
    for service in ServiceMethods.allCases {
      for declaration in [service.start, service.stop] {
        #expect(declaration.availability.introduced != nil, "\(declaration.name)")
        if case .since = declaration.availability.deprecation { Issue.record("\(declaration.name)") }
      }
    }
  }

  @Test func `a call is written with its labels`() {
    let deferral = ManagerMember.allowDeferredLocationUpdates.declaration
    #expect(deferral.call(["10", "20"]) == "allowDeferredLocationUpdates(untilTraveled: 10, timeout: 20)")
    #expect(ServiceMethods.beacons.start.call(["door"]) == "startRangingBeacons(satisfying: door)")
    #expect(ServiceMethods.visits.stop.call() == "stopMonitoringVisits()")
  }

  private func isProperty(_ row: AppleRow) -> Bool { ["var", "let"].contains(row.kind) }
}
