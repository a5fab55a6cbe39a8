import LocationPolicy
import PropertyLists
import TextReading

/// Finds the classes of the screens that appear when a target is launched.
struct FirstScreenReader {
  /// The maximum size of a storyboard, in bytes.
  private static let sizeLimit = 16 * 1_048_576
  /// The suffixes of device-specific keys.
  private static let devices = ["", "~iphone", "~ipad"]

  private struct Place: Hashable {
    let storyboard: String
    let scene: String
  }

  private let files: [String: FilePath]
  private let input: InputFiles
  private var storyboards: [String: Storyboard] = [:]

  /// Creates a reader for the storyboards of a target; if there are several languages, the
  /// development language counts.
  init(_ storyboards: [FilePath], readBy input: InputFiles) {
    self.input = input
    files = Dictionary(storyboards.map { ($0.stem, $0) }) { first, second in
      second.folder.name == "Base.lproj" ? second : first
    }
  }

  /// Returns the classes of the first screens in all configurations, sorted.
  static func firstScreens(
    of configurations: [BuildConfiguration], storyboards: [FilePath], readBy input: InputFiles
  ) -> [String] {
    let names = Set(configurations.compactMap(\.infoPlist).flatMap(mainStoryboards))
    guard !names.isEmpty, !storyboards.isEmpty else { return [] }
    var reader = FirstScreenReader(storyboards, readBy: input)
    return reader.classes(shownBy: names.sorted())
  }

  /// Returns the names of the storyboards that the system loads at launch.
  private static func mainStoryboards(of infoPlist: InfoPlist) -> [String] {
    devices.flatMap { device -> [String] in
      let main = infoPlist["UIMainStoryboardFile" + device].flatMap(text)
      let scenes = infoPlist["UIApplicationSceneManifest" + device].map(sceneStoryboards) ?? []
      return [main].compactMap(\.self) + scenes
    }
  }

  private static func sceneStoryboards(of manifest: JSONValue) -> [String] {
    guard case .array(let scenes)? = manifest["UISceneConfigurations"]?["UIWindowSceneSessionRoleApplication"]
    else { return [] }
    return scenes.compactMap { $0["UISceneStoryboardFile"].flatMap(text) }
  }

  private static func text(_ value: JSONValue) -> String? {
    guard case .string(let text) = value, !text.isEmpty else { return nil }
    return text.hasSuffix(".storyboard") ? FilePath(text).stem : text
  }

  private mutating func classes(shownBy names: [String]) -> [String] {
    var pending = names.compactMap { place(.init(storyboard: $0, identifier: nil), from: $0) }
    var seen: Set<Place> = []
    var classes: Set<String> = []
    while let place = pending.popLast() {
      guard seen.insert(place).inserted, let scene = storyboard(place.storyboard)?.scenes[place.scene] else {
        continue
      }
      if let name = scene.customClass { classes.insert(name) }
      pending += scene.contents.map { Place(storyboard: place.storyboard, scene: $0) }
      if let reference = scene.reference, let target = self.place(reference, from: place.storyboard) {
        pending.append(target)
      }
    }
    return classes.sorted()
  }

  private mutating func place(_ reference: Storyboard.Reference, from storyboard: String) -> Place? {
    let name = reference.storyboard ?? storyboard
    return self.storyboard(name)?.scene(named: reference.identifier).map {
      Place(storyboard: name, scene: $0)
    }
  }

  private mutating func storyboard(_ name: String) -> Storyboard? {
    if let known = storyboards[name] { return known }
    let read = files[name].flatMap(parsed)
    storyboards[name] = read ?? Storyboard()
    return read
  }

  private func parsed(_ path: FilePath) -> Storyboard? {
    guard let bytes = input.bytes(of: path, limit: Self.sizeLimit, .warning) else { return nil }
    let text = TextEncoding.utf8(bytes)
    do {
      return try StoryboardParser.parse(text)
    } catch {
      let places = TextPlaces(text, file: input.problems.relative(path))
      let message = "This is not a readable storyboard: \(error.reason). The first screen was not looked at."
      input.problems.report(.warning, message, at: places.origin(at: error.offset))
      return nil
    }
  }
}
