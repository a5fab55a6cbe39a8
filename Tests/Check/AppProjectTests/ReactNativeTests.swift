import AppProject
import LocationPolicy
import Testing

@Suite("Apps of React Native's without their folder for iOS") struct ReactNativeTests {
  private static let ask = "Geolocation.getCurrentPosition(show);"

  private func tree(_ modules: [String], _ files: [String: String] = [:]) throws -> FixtureTree {
    let named = modules.map { "\"\($0)\": \"1\"" }.joined(separator: ", ")
    let own = [
      "package.json": "{\"dependencies\": {\(named)}}", "index.js": Self.ask, "old/copy.js": Self.ask,
    ]
    return try FixtureTree(own.merging(files) { _, new in new })
  }

  @Test func `such an app with a plug-in for location is its scripts`() throws {
    let inventory = try tree(["react-native", "@react-native-community/geolocation"], ["app.json": "{}"])
      .read()
    let target = try #require(inventory.targets.first)
    #expect(inventory.targets.count == 1)
    #expect(target.sources.map(\.path) == ["index.js"])
    #expect(target.configurations.map(\.infoPlist) == [nil])
    #expect(
      inventory.problems.map(\.message) == [
        "There is no Xcode project below this folder, so only the scripts are checked, and nothing is known of the app's Info.plist and settings; put it there to have these checked, too."
      ])
  }

  @Test(arguments: [
    (["react-native"], [:]), (["react", "expo-location"], [:]),
    (["react-native", "expo-location"], ["android/build.gradle": ""]),
  ])
  func `an app without location, one for the web and one for Android alone aren't read`(
    modules: [String], files: [String: String]
  ) throws {
    let tree = try tree(modules, files)
    #expect(throws: UnreadableInput.self) { try tree.read() }
  }

  @Test func `an app of Expo's is read once`() throws {
    let files = ["app.json": #"{"expo": {"name": "Walks"}}"#]
    #expect(try tree(["react-native", "expo", "expo-location"], files).read().targets.count == 1)
  }
}
