import Foundation

/// Reads string catalogues (`InfoPlist.xcstrings`).
struct StringCatalogReader {
  private let context: InputContext

  init(_ context: InputContext) { self.context = context }

  /// Returns what a catalogue states, by language.
  func languages(in path: FilePath) -> [String: [String: Localization.Entry]] {
    guard let bytes = context.bytes(of: path, limit: FileBytes.settingsLimit, .warning) else { return [:] }
    let file = context.relative(path)
    do {
      let catalog = try JSONDecoder().decode(StringCatalog.self, from: Data(bytes))
      let places = StringCatalogPlaces(bytes, file: file)
      return entries(of: catalog, places: places)
    } catch {
      context.report(.warning, "This is no readable string catalogue; open it in Xcode to mend it.", in: path)
      return [:]
    }
  }

  private func entries(
    of catalog: StringCatalog, places: StringCatalogPlaces
  ) -> [String: [String: Localization.Entry]] {
    var languages: [String: [String: Localization.Entry]] = [:]
    for (key, string) in catalog.strings.sorted(by: { $0.key < $1.key }) {
      for (language, text) in string.texts {
        languages[language, default: [:]][key] = Localization.Entry(
          text: text, origin: places.origin(of: key))
      }
    }
    return languages
  }
}
