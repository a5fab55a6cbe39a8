public import LocationPolicy
import LocationTerms

/// A prompt as the person sees it, with the app's name and texts in it.
public struct PromptLooks: Hashable, Sendable {
  /// The title; where no source gives it, words that say so.
  public let title: String
  /// The buttons; where no source gives the label, what the button stands for.
  public let buttons: [String]
  /// The app's own text below the title; nil when it has none there.
  public let text: String?
  /// Whether it shows a map.
  public let hasMap: Bool
  /// Whether it has a Precise toggle.
  public let hasPreciseToggle: Bool

  /// Puts an app's name and texts into a prompt.
  public init(_ prompt: Prompt, of app: AppBundle, under policy: AuthorizationPolicy) {
    let template = prompt.template
    title = template.title(appName: app.name) ?? "(no source gives the title)"
    buttons = template.choices.map { $0.label ?? $0.caseName }
    hasMap = template.hasMap
    hasPreciseToggle =
      template.hasPreciseToggle && !app.configuration.traits.contains(.defaultAccuracyReduced)
    switch template.text {
    case .description(let key): text = app.usageTexts[key.rawValue]
    case .alwaysDescriptionOfRelease:
      text = policy.alwaysDescriptions.value.keys.last.flatMap { app.usageTexts[$0.rawValue] }
    case .purposeKey, .system: text = nil
    }
  }
}
