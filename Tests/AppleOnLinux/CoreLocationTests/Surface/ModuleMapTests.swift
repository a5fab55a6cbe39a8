import Foundation
import TestSupport
import Testing

/// Clients can import a class alone, by the submodule that Apple has for its header.
@Suite struct ModuleMapTests {
  private static let map = RepositoryFolder.root.appending(
    path: "Sources/AppleOnLinux/CoreLocationClang/include/module.modulemap")
  /// The classes that are declared in the header of another.
  private static let guests: Set<String> = ["CLBeacon", "CLFloor", "CLLocationSourceInformation"]

  @Test func `each class of Core Location with a header has a submodule`() throws {
    let classes = try AppleRow.all().filter { row in
      row.member == "(self)" && row.kind == "class" && row.module == "CoreLocation" && !row.type.contains(".")
        && !Self.guests.contains(row.type)
    }
    var text = try String(contentsOf: Self.map, encoding: .utf8)
    let missing = classes.map(\.type).filter { !text.contains("\n  module \($0) {") }
    if ProcessInfo.processInfo.environment["SEXTANT_UPDATE_DOCS"] == "1", !missing.isEmpty {
      let last = try #require(text.range(of: "  module CLVisit {"))
      text.insert(contentsOf: missing.map { "  module \($0) { export * }\n" }.joined(), at: last.lowerBound)
      try text.write(to: Self.map, atomically: true, encoding: .utf8)
    } else {
      #expect(
        missing == [], "the module map is stale: SEXTANT_UPDATE_DOCS=1 swift test --filter ModuleMapTests")
    }
  }
}
