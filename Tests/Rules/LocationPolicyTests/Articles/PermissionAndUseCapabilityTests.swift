import LocationDelivery
import LocationPolicy
import LocationTerms
import Testing

/// The article "Permission and its use", section 2.7: the two tables with the effects of each setup, cell by cell.
@Suite("Permission and its use, 2.7, 不同系统版本调用定位权限API差异: foreground, background, bar and crash on iOS 8 to 12")
struct PermissionAndUseCapabilityTests {
  static let eight = ArticleTable(
    """
    | - | Capabilities 关 | Capabilities 开 |
    | :--- | :---: | :---: |
    | requestAlwaysAuthorization  | 可以前台定位、不可以后台定位、无蓝条  | 可以前台定位、可以后台定位、无蓝条 |
    | requestWhenInUseAuthorization  | 可以前台定位、不可以后台定位、无蓝条  | 可以前台定位、可以后台定位、有蓝条 |
    | 无/用户拒绝  | 无任何定位  | 无任何定位 |
    """)

  static let nineToTwelve = ArticleTable(
    """
    |  | Capabilities 关 |  | Capabilities 开 |  |
    | --- | :---: | :---: | --- | --- |
    |  | allowsBackgroundLocationUpdates关  | allowsBackgroundLocationUpdates开 | allowsBackgroundLocationUpdates关 | allowsBackgroundLocationUpdates开 |
    | requestAlwaysAuthorization | 可以前台定位、不可以后台定位、无蓝条  | iOS抛出Crash  | 可以前台定位、不可以后台定位、无蓝条 | 可以前台定位、可以后台定位、无蓝条 |
    | requestWhenInUseAuthorization | 可以前台定位、不可以后台定位、无蓝条  | iOS抛出Crash  | 可以前台定位、不可以后台定位、无蓝条 | 可以前台定位、可以后台定位、有蓝条 |
    | 无/用户拒绝 | 无任何定位  | iOS抛出Crash  | 无任何定位 | 无任何定位 |
    """)

  static let releases = (Release.iOS9...Release.iOS12).releases

  @Test(arguments: CapabilityCase.cells(of: eight, on: .iOS8))
  func `table iOS8.0: every cell`(cell: CapabilityCase) throws { try cell.expectAsPrinted() }

  @Test(arguments: releases.flatMap(cells(on:)))
  func `table iOS9.0 - iOS12.0: every cell, on each of the four releases`(cell: CapabilityCase) throws {
    try cell.expectAsPrinted()
  }

  @Test func `the tables have as many cells as are printed: 6, and 12 for each of four releases`() {
    #expect(CapabilityCase.cells(of: Self.eight, on: .iOS8).count == 6)
    #expect(Self.releases.flatMap(Self.cells(on:)).count == 48)
  }

  @Test(arguments: releases, Grant.allCases.filter { $0 != .temporary && $0 != .provisionalAlways })
  func
    `Correction 24, table iOS9.0 - iOS12.0: the article lets the undecided and the refused crash too, and is right: the property raises whatever the authorization (BG-001)`(
      release: Release, grant: Grant
    )
  {
    let phone = ArticlePhone.having(grant, on: release, .complete.withoutBackgroundMode)
    let set = phone.arrival(in: .foreground, manager: ManagerSettings(allowsBackgroundUpdates: true))
    #expect(set.arrival == .raises(.backgroundUpdatesWithoutMode))
    #expect(phone.arrival(in: .foreground).arrival != .raises(.backgroundUpdatesWithoutMode))
  }

  @Test(arguments: releases)
  func
    `Correction 25, table iOS9.0 - iOS12.0: the article shows no bar for Always; from iOS 11 that holds only while showsBackgroundLocationIndicator is NO (BG-008)`(
      release: Release
    )
  {
    let phone = ArticlePhone.having(.always, on: release)
    let asking = ManagerSettings(allowsBackgroundUpdates: true, showsBackgroundIndicator: true)
    #expect(ArticleCell(phone, manager: asking) == .locates(inBackground: true, bar: release >= .iOS11))
  }

  /// Returns the cells below the two header rows: capability off and on, each with the property off and on.
  private static func cells(on release: Release) -> [CapabilityCase] {
    let columns = [(false, false), (false, true), (true, false), (true, true)]
    return nineToTwelve.body.dropFirst().flatMap { row in
      columns.enumerated().map { column, setting in
        CapabilityCase(
          release: release, row: row[0], capability: setting.0, property: setting.1, text: row[column + 1])
      }
    }
  }
}
