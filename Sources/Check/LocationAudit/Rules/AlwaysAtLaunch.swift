import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Always is requested before the person has seen anything of the app.
  static let alwaysAtLaunch = Rule(
    id: .alwaysAtLaunch,
    summary:
      "Always is requested while the app launches or its first screen appears, before the person knows what it is for.",
    explanation: """
      A prompt can be answered only once: after "Don’t Allow" no request shows a prompt again, and only Settings can \
      change the answer. Asked at first launch, before any feature needs it, many people refuse. Ask for When In Use \
      when a feature first needs it, and for Always once that feature has proved its worth. Code that runs at launch \
      is followed from the launch functions, the App, and the first screen of the main storyboard into the objects \
      they create and the functions they call, unless a condition of the app's own guards it.
      """,
    severity: .warning, mistakes: [.mis42], facts: [.auth027, .auth065],
    check: { context in
      guard context.asksForAuthorization, offersAlways(context) else { return [] }
      let path = LaunchPath(context.code.types, firstScreens: context.target.firstScreens)
      return first(on: path, in: context).map { [violation(at: $0.use, $0.moment, in: context)] } ?? []
    })

  /// Returns whether the app's first prompt is a request for Always at its launch, which this rule reports.
  static func asksForAlways(on path: LaunchPath, in context: AuditContext) -> Bool {
    context.asksForAuthorization && offersAlways(context) && first(on: path, in: context) != nil
  }

  private static func first(
    on path: LaunchPath, in context: AuditContext
  ) -> (use: CodeUse, moment: LaunchMoment)? {
    let others = context.code.uses(of: .whenInUseRequest)
    // After another request in the same breath it is dropped, so that it shows nothing at the first
    // launch.
    let shown = context.code.uses(of: .alwaysRequest).filter { use in
      !others.contains { $0.precedes(use) }
    }
    let requests = shown.compactMap { use in
      path.moment(of: use).map { (use: use, moment: $0) }
    }
    return requests.first { $0.moment == .launch } ?? requests.first
  }

  /// Returns whether Always can be requested; without any text for Always there is no prompt, and
  /// if one is missing, adding it brings the prompt.
  private static func offersAlways(_ context: AuditContext) -> Bool {
    if context.infoPlist == nil { return true }
    return switch context.values.alwaysTexts {
    case .complete, .onlyLegacy, .withoutWhenInUse: true
    case .missing, .nothing: false
    }
  }

  private static func violation(
    at use: CodeUse, _ moment: LaunchMoment, in context: AuditContext
  ) -> Violation {
    let time: Phrase =
      switch moment {
      case .launch: "while the app launches"
      case .firstScreen: "as soon as the first screen appears"
      }
    return Violation(
      at: use.site, releases: context.releases(of: use),
      message: """
        Always is requested \(time), before the person has seen what it is for; after a refusal, no later request \
        shows a prompt.
        """,
      fix: "Request When In Use when a feature first needs it, and Always from the feature that needs it.")
  }
}
