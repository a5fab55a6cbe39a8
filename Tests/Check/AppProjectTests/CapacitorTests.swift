import AppProject
import LocationPolicy
import Testing

@Suite struct CapacitorTests {
  @Test func `without the folder for iOS an app of Capacitor's with a plug-in for location is its scripts`()
    throws
  {
    let tree = try FixtureTree([
      "package.json": "{\"dependencies\": {\"@capacitor/core\": \"6\", \"@capacitor/geolocation\": \"6\"}}",
      "capacitor.config.ts": "", "src/map.ts": "Geolocation.getCurrentPosition()",
      "www/map.js": "Geolocation.getCurrentPosition()",
    ])
    let inventory = try tree.read()
    let target = try #require(inventory.targets.first)
    #expect(inventory.targets.count == 1)
    #expect(target.sources.map(\.path) == ["src/map.ts"])
    #expect(target.configurations.map(\.infoPlist) == [nil])
    #expect(target.packages.map(\.name) == ["@capacitor/core", "@capacitor/geolocation"])
    #expect(
      inventory.problems.map(\.message) == [
        "There is no Xcode project below this folder, so only the scripts are checked, and nothing is known of the app's Info.plist and settings; run \"npx cap add ios\" to check these, too."
      ])
  }

  @Test func `an app of Capacitor's for Android alone isn't read`() throws {
    let modules = ["core", "geolocation", "android"].map { "\"@capacitor/\($0)\": \"6\"" }
    let tree = try FixtureTree([
      "package.json": "{\"dependencies\": {\(modules.joined(separator: ", "))}}",
      "capacitor.config.ts": "", "src/map.ts": "Geolocation.getCurrentPosition()",
    ])
    #expect(throws: UnreadableInput.self) { try tree.read() }
  }
}
