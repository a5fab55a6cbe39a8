import AppProject
import InfoPlistProblems
import LocationPolicy
import Phrases
import SourceFacts

extension Rule {
  /// Always is requested before the person has seen anything of the app.
  static let alwaysAtLaunch = Rule(
    id: .alwaysAtLaunch,
    summary:
      "Always is requested while the app launches or its first screen appears, before the person knows what for.",
    explanation: """
      A prompt can be answered only once: after "Don't Allow" no request shows anything again, and only Settings can \
      change it. Asked at the first launch, without a feature at hand that needs it, many people refuse. Ask for When \
      In Use when the first feature needs it, and for Always when that feature has shown its worth. What runs at launch \
      is followed from the launch functions, the App and the first screen of the main storyboard into the objects \
      that these make and the functions that they call, unless a condition of the app's own stands before it.
      """,
    severity: .warning, mistakes: [.mis42], facts: [.auth027, .auth065],
    examples: .alwaysAtLaunch,
    check: { context in
      guard context.asksForAuthorization, offersAlways(context) else { return [] }
      let path = LaunchPath(context.code.types, firstScreens: context.target.firstScreens)
      let requests = context.code.uses(of: .alwaysRequest).compactMap { use in
        path.moment(of: use).map { (use: use, moment: $0) }
      }
      let first = requests.first { $0.moment == .launch } ?? requests.first
      return first.map { [violation(at: $0.use, $0.moment, in: context)] } ?? []
    })

  /// Without any text for Always nothing is asked; where one is missing, adding it brings the prompt.
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
        Always is requested \(time), before the person has seen what it is for; once refused, no later request \
        shows anything.
        """,
      fix: "Request When In Use when a feature first needs it, and Always from the feature that needs it.")
  }
}
