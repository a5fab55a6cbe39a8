import LocationDrawing
import LocationPolicy

extension PromptPicture {
  /// A prompt of a release, for an app with one text for everything.
  init(_ template: PromptTemplate, on release: Release, appName: String, text: String?) {
    self.init(PromptLooks(template, appName: appName, under: .policy(for: release)) { _ in text })
  }
}
