import LocationCatalogue
import LocationDelivery
import LocationDrawing
import LocationPolicy
import LocationTerms
import Translations

/// The same screen on several releases, side by side; equal neighbors are drawn once.
struct ScreenStrip {
  let screen: DrawnScreen
  let request: AppRequest
  let state: AuthorizationState
  let app: AppConfiguration
  let appName: String
  let text: String?
  /// The language of the phone.
  let language: Language

  /// Returns the drawings, titled with their releases; nil if no release has such a state.
  func drawing(on releases: [Release]) -> Drawing? {
    var figures: [(releases: ClosedRange<Release>, drawing: Drawing)] = []
    for release in releases {
      guard let drawing = drawing(on: release) else { continue }
      if let last = figures.last, last.drawing == drawing, isNext(release, to: last.releases) {
        figures[figures.count - 1].releases = last.releases.lowerBound...release
      } else {
        figures.append((release...release, drawing))
      }
    }
    let titled = figures.map { $0.drawing.titled("iOS \($0.releases.text)") }
    return titled.dropFirst().reduce(titled.first) { $0?.beside($1) }
  }

  private func isNext(_ release: Release, to range: ClosedRange<Release>) -> Bool {
    Policies.known.release(before: release) == range.upperBound
  }

  private func drawing(on release: Release) -> Drawing? {
    let policy = AuthorizationPolicy.policy(for: release)
    guard state.grant.exists(under: policy) else { return nil }
    let era = Era(of: policy)
    switch screen {
    case .prompt:
      var asked = state
      guard case .prompt(let prompt) = request.perform(on: &asked, of: app, under: policy).outcome else {
        return NoPromptPicture.drawing(in: era) { $0.text(in: language) }
      }
      let looks = PromptLooks(prompt.template, appName: appName, of: app, under: policy) { _ in text }
      return PromptPicture(looks.said(in: language, on: release)).drawing(in: era)
    case .settings:
      let looks = SettingsLooks(of: state, of: app, under: policy).said(in: language, on: release)
      return SettingsPicture(appName: appName, looks).drawing(in: era)
    case .statusBar:
      let session = policy.backgroundSession(
        grant: state.grant, of: app, manager: ManagerSettings(allowsBackgroundUpdates: true))
      return StatusBarPicture(
        appName: appName, indicator: session.indicator, arrow: session.inBackground == .goesOn ? .solid : nil
      ).drawing(in: era)
    }
  }
}
