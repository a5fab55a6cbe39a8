public import LocationPolicy

extension PromptLooks {
  /// Inserts an app's name and texts into a prompt.
  public init(
    _ prompt: Prompt, of app: AppBundle, under policy: AuthorizationPolicy, occasion: PromptOccasion = .none
  ) {
    self.init(
      prompt.template, appName: app.name, of: app.configuration, under: policy, occasion: occasion
    ) { key in
      guard key == .temporaryPurposes else { return app.usageTexts[key.rawValue] }
      guard case .purpose(let purpose) = occasion else { return nil }
      return app.purposeTexts[purpose]
    }
  }
}
