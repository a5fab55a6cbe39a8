import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The three tables of the article "Permission in detail" with the effects of each setup, cell by cell.
@Suite("Permission in detail, 不同iOS版本差异: foreground, background, bar and crash on iOS 7 to 10")
struct PermissionInDetailDifferenceTests {
  static let seven = ArticleTable(
    """
    | - | Capabilities 关 | Capabilities 开 |
    |:----:|:----:|:----:|
    | startUpdatingLocation | 有前台、无后台、无蓝条 | 有前台、有后台、无蓝条 |
    | 用户拒绝 | 无任何定位 | 无任何定位 |
    """)

  static let eight = ArticleTable(
    """
    | - | Capabilities 关 | Capabilities 开 |
    |:----:|:----:|:----:|
    | requestAlwaysAuthorization | 有前台、无后台、无蓝条 | 有前台、有后台、无蓝条 |
    | requestWhenInUseAuthorization | 有前台、无后台、无蓝条 | 有前台、有后台、有蓝条 |
    | 无/用户拒绝 | 无任何定位 | 无任何定位 |
    """)

  static let nineAndTen = ArticleTable(
    """
    | - | - | Capabilities 关 | Capabilities 开 |
    |:----:|:----:|:----:|:----:|
    | requestAlwaysAuthorization | allowsBackgroundLocationUpdates关 | 有前台、无后台、无蓝条 | 有前台、无后台、无蓝条 |
    | | allowsBackgroundLocationUpdates开 | iOS抛出Crash | 有前台、有后台、无蓝条 |
    | requestWhenInUseAuthorization | allowsBackgroundLocationUpdates关 | 有前台、无后台、无蓝条 | 有前台、无后台、无蓝条 |
    | | allowsBackgroundLocationUpdates开 | iOS抛出Crash | 有前台、有后台、有蓝条 |
    | 无/用户拒绝 | allowsBackgroundLocationUpdates关 | 无任何定位 | 无任何定位 |
    | | allowsBackgroundLocationUpdates开 | iOS抛出Crash | 无任何定位 |
    """)

  @Test(arguments: CapabilityCase.cells(of: seven, on: .iOS7))
  func `table iOS 7: every cell`(cell: CapabilityCase) throws { try cell.expectAsPrinted() }

  @Test(arguments: CapabilityCase.cells(of: eight, on: .iOS8))
  func `table iOS 8: every cell`(cell: CapabilityCase) throws { try cell.expectAsPrinted() }

  @Test(
    arguments: cellsWithProperty(of: nineAndTen, on: .iOS9) + cellsWithProperty(of: nineAndTen, on: .iOS10))
  func
    `table iOS 9 & iOS 10: every cell; correction 24: the crash comes for the undecided and the refused too, and that is right (BG-001)`(
      cell: CapabilityCase
    ) throws
  { try cell.expectAsPrinted() }

  @Test func `the tables have as many cells as are printed: 4, 6 and twice 12`() {
    #expect(CapabilityCase.cells(of: Self.seven, on: .iOS7).count == 4)
    #expect(CapabilityCase.cells(of: Self.eight, on: .iOS8).count == 6)
    #expect(Self.cellsWithProperty(of: Self.nineAndTen, on: .iOS9).count == 12)
  }

  @Test func `pausesLocationUpdatesAutomatically is left out of the tables, being the same on iOS 7 to 10`() {
    let arrivals = (Release.iOS7...Release.iOS10).releases.map { release in
      var phone = ArticlePhone(release)
      if release == .iOS7 { phone.start() } else { phone.requestAlways() }
      phone.agree()
      return phone.arrival(
        in: .background, manager: ManagerSettings(allowsBackgroundUpdates: true), aids: .pausedAutomatically)
    }
    #expect(Set(arrivals).count == 1)
    #expect(arrivals.first?.arrival == .nothing)
  }

  /// Returns the cells of a table whose second column is the property, and whose first is empty in every other row.
  private static func cellsWithProperty(of table: ArticleTable, on release: Release) -> [CapabilityCase] {
    var heading = ""
    return table.body.flatMap { row -> [CapabilityCase] in
      if !row[0].isEmpty { heading = row[0] }
      return [(2, false), (3, true)].map { column, capability in
        CapabilityCase(
          release: release, row: heading, capability: capability, property: row[1].hasSuffix("开"),
          text: row[column])
      }
    }
  }
}
