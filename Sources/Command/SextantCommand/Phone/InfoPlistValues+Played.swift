import LocationPolicy
import LocationSimulation

extension InfoPlistValues {
  /// Returns the keys that matter to the page's phone, including the name for prompts.
  func played(for targetName: String) -> [String: JSONValue] {
    let keys =
      LocationKey.allCases.map(\.rawValue) + ["CFBundleDisplayName", "NSAppClip", "UIBackgroundModes"]
    var played = values.filter { keys.contains($0.key) }
    let name = ["CFBundleDisplayName", "CFBundleName"].compactMap { values[$0] }.first {
      if case .string(let name) = $0 { !name.isEmpty && !name.contains("$(") } else { false }
    }
    played["CFBundleDisplayName"] = name ?? .string(targetName)
    return played
  }
}
