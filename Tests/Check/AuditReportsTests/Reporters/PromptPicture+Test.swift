import LocationDrawing
import LocationPolicy

extension PromptPicture {
  /// Creates a prompt of a release, for an app with the same text for all keys.
  init(_ template: PromptTemplate, on release: Release, appName: String, text: String?) {
    self.init(PromptLooks(template, appName: appName, under: .policy(for: release)) { _ in text })
  }
}
