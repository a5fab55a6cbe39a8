import Testing

/// What packages that depend on this one have to fetch on a Mac.
@Suite struct ConsumerTests {
  @Test(arguments: [(PackageWorld.Way.path, "unspecified"), (.address, "1.0.0")])
  func `an app that depends on Sextant fetches nothing else`(way: PackageWorld.Way, version: String) throws {
    let world = try PackageWorld()
    try world.makeApp(naming: way)
    #expect(try world.resolve("App") == ["sextant \(version)"])
  }

  @Test func `an app's macros may want another swift-syntax`() throws {
    let world = try PackageWorld()
    try world.makeApp(
      naming: .path, andMore: [".package(url: \"\(PackageWorld.syntaxAddress)\", exact: \"600.0.1\")"])
    #expect(try world.resolve("App") == ["sextant unspecified", "swift-syntax 600.0.1"])
  }

  @Test func `warnings are errors where CI says so, and not for dependents`() throws {
    let names = [("errors", true), ("", false)]
    for (value, areErrors) in names {
      let manifest = try PackageWorld.manifest(environment: ["SEXTANT_WARNINGS": value])
      #expect(manifest.contains("treatAllWarnings") == areErrors)
    }
  }

  /// Without it, the tests above would hold for a package that needs no swift-syntax anywhere.
  @Test func `the command's own build fetches swift-syntax`() throws {
    #expect(try PackageWorld().resolve("Sextant") == ["swift-syntax 603.0.1"])
  }
}
