import LocationTerms
import Testing

@testable import LocationCatalogue

@Suite struct PlugInTests {
  /// The entries about the background, refusals, Always, reduced accuracy and single positions, of which each plug-in has
  /// words of its own.
  private static let matrix = [
    "MIS-07", "HOW-12", "MIS-23", "MIS-24", "HOW-11", "HOW-01", "MIS-13", "MIS-31", "MIS-46",
  ]

  /// Which plug-ins an entry isn't for, with the reason.
  private static func exception(_ plugIn: PlugIn, in entry: String) -> String? {
    let isOfPermission = ["HOW-01", "MIS-13", "MIS-31"].contains(entry)
    if plugIn.purpose == .permission, !isOfPermission { return "It gives no positions." }
    let isOnlyOpen = [PlugIn.capacitor, .cordova].contains(plugIn)
    if isOnlyOpen, ["MIS-23", "MIS-24"].contains(entry) { return "It never runs in the background." }
    if plugIn == .transistorsoft, entry == "MIS-24" { return "A line of code says it all." }
    return nil
  }

  @Test(arguments: matrix, PlugIn.all)
  func `an entry has the words of each plug-in, or doesn't apply to it`(id: String, plugIn: PlugIn) {
    let words = CureBranch.all[id]?.filter { $0.plugIns.contains(plugIn) } ?? []
    #expect(words.count == (Self.exception(plugIn, in: id) == nil ? 1 : 0))
  }

  @Test(arguments: PlugIn.all)
  func `who names a plug-in gets its words, and those of no other`(plugIn: PlugIn) throws {
    let entry = try #require(CatalogEntries().entry(withID: "MIS-13"))
    let own = entry.branches(for: "no Always with \(plugIn.naming)", in: nil).own
    #expect(own.map(\.plugIns) == [[plugIn]])
  }

  @Test(arguments: [
    ("flutter_background_geolocation stops", [PlugIn.transistorsoft]),
    ("@capacitor-community/background-geolocation stops", [.capacitorBackground]),
    ("getPositionStream ends", [.geolocator]), ("Flutter location stops", []),
    ("my location plugin for Flutter", [.flutterLocation]), ("location stops", []),
    ("react-native-geolocation-service times out", [.geolocationService]),
    ("background_locator after a kill", [.backgroundLocator]),
  ])
  func `the plug-ins of a question are known by their packages and their API`(
    question: String, plugIns: [PlugIn]
  ) {
    #expect(PlugIn.named(in: question) == plugIns)
  }

  @Test func `who names only a kind of project gets the words of its plug-ins that most use`() throws {
    let entry = try #require(CatalogEntries().entry(withID: "HOW-12"))
    let own = entry.branches(for: "Flutter: no location after a kill", in: nil).own
    #expect(own.map(\.plugIns) == [[.geolocator, .flutterLocation]])
    #expect(entry.branches(for: "no location after a kill", in: nil).own == [])
  }

  @Test func `no package belongs to two plug-ins`() {
    let packages = PlugIn.all.flatMap(\.packages)
    #expect(Set(packages).count == packages.count)
    #expect(Set(PlugIn.all.map(\.name)).count == PlugIn.all.count)
  }
}
