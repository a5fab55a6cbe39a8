import TestSupport
import Testing

/// The packages that dependents of this one must fetch on a Mac.
@Suite struct ConsumerTests {
  /// All checks share one world, which is slow to create; the manifest is read once per name.
  @Test func `an app that depends on Sextant fetches nothing else, whatever swift-syntax its macros want`()
    throws
  {
    let world = try PackageWorld()
    try world.makeApp("ByPath", naming: .path)
    #expect(try world.resolve("ByPath") == ["sextant unspecified"])
    try world.makeApp("ByAddress", naming: .address)
    #expect(try world.resolve("ByAddress") == ["sextant 1.0.0"])
    try world.makeApp(
      "WithMacros", naming: .path,
      andMore: [".package(url: \"\(PackageWorld.syntaxAddress)\", exact: \"600.0.1\")"])
    #expect(try world.resolve("WithMacros") == ["sextant unspecified", "swift-syntax 600.0.1"])
    // Otherwise the test would pass for a package that needs no swift-syntax at all.
    #expect(try world.resolve("Sextant") == ["swift-syntax 603.0.1"], "the command's own build fetches it")
  }

  @Test func `warnings are errors where CI says so, and not for dependents`() throws {
    let names = [("errors", true), ("", false)]
    for (value, areErrors) in names {
      let manifest = try Toolchain.manifest(environment: ["SEXTANT_WARNINGS": value])
      #expect(manifest.contains("treatAllWarnings") == areErrors)
    }
  }
}
