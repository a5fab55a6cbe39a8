import AppProject
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import Phrases

/// Predicts what people see and what a target gets, by running the policy of each release.
struct Predictor: Sendable {
  let context: AuditContext
  /// Whether foreground delivery is included.
  let isStory: Bool

  /// Creates a predictor for a configuration of a target.
  init(_ context: AuditContext, isStory: Bool = false) {
    self.context = context
    self.isStory = isStory
  }

  /// Returns the predictions for the deployed releases, combining neighbors with the same behavior.
  func predictions(on wanted: ClosedRange<Release>) -> [Prediction] {
    var merged: [(releases: ClosedRange<Release>, lines: [PredictionLine])] = []
    for policy in context.deployedPolicies where wanted.contains(policy.release) {
      let (release, lines) = (policy.release, lines(under: policy))
      if let last = merged.last, last.lines == lines {
        merged[merged.count - 1].releases = last.releases.lowerBound...release
      } else {
        merged.append((release...release, lines))
      }
    }
    return merged.filter { !$0.lines.isEmpty }.map { Prediction(range: $0.releases, lines: $0.lines) }
  }

  private func lines(under policy: AuthorizationPolicy) -> [PredictionLine] {
    switch context.target.kind {
    case .app, .appClip:
      guard context.code.namesLocation || context.infoPlist.map(hasLocationKeys) ?? false else { return [] }
      guard context.infoPlist != nil else { return [unknownInfoPlist] }
      let app = context.appConfiguration(under: policy)
      let delivery = DeliveryPrediction(context: context, policy: policy, app: app)
      return PromptPrediction(context: context, policy: policy, app: app).lines
        + (isStory ? delivery.foregroundLines : []) + delivery.lines + storeLines
    case .widget, .appExtension:
      guard context.code.namesLocation else { return [] }
      return extensionLines(policy)
    case .framework, .watch, .test, .other: return []
    }
  }

  private var unknownInfoPlist: PredictionLine {
    PredictionLine(
      topic: "Info.plist",
      text: "It could not be read, so nothing can be said about prompts, the background or the App Store.",
      facts: [.key022])
  }

  private func hasLocationKeys(_ infoPlist: InfoPlist) -> Bool {
    UsageDescriptions.all.keys.contains { infoPlist.entries[$0.rawValue] != nil }
  }

  /// Returns the predictions for an extension, which shows no prompts and has the grant of its app.
  private func extensionLines(_ policy: AuthorizationPolicy) -> [PredictionLine] {
    let isWidget = context.target.kind == .widget
    var lines = [
      PredictionLine(
        topic: PredictionLine.firstPrompt,
        text: isWidget
          ? "None: a widget never prompts. It has what its app was granted, once the person allows widgets."
          : "None is predicted: the extension has what its app was granted.",
        facts: isWidget ? [.key042, .auth054] : [.bg003])
    ]
    let app = context.appConfiguration(under: policy)
    lines += DeliveryPrediction(context: context, policy: policy, app: app).exceptionLines
    return lines
  }

  private var storeLines: [PredictionLine] {
    let descriptions = LocationKey.usageDescriptions.compactMap { key in
      UsageDescriptions(key).map { ($0, context.description(key)) }
    }
    let objections = StoreRule.uploadObjections(
      usesLocation: context.code.namesLocation, requestsAlways: context.code.mayRequestAlways,
      descriptions: descriptions)
    return objections.map { rule in
      let doubt: Phrase =
        rule.uncertainty == nil ? "" : " (some developers report a rejection, others only a warning email)"
      return PredictionLine(
        topic: "store", text: "The upload is rejected with \(rule.code)\(doubt).", facts: Array(rule.facts))
    }
  }
}
