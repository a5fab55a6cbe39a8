import AppProject
import InfoPlistProblems
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// When In Use is requested before the person has done anything but open the app.
  static let askedByItself = Rule(
    id: .askedByItself,
    summary:
      "When In Use is requested while the app launches or its first screen appears, by no one's action.",
    explanation: """
      A prompt that comes by itself at the first launch says nothing about what it is for, and a refusal is final: no \
      later request shows a prompt, and only Settings can change the answer (AUTH-027). After "Allow Once" the same \
      code asks again at each launch. Request when the person does something that needs location, such as tapping the \
      button that shows what is near. This is a note, and apps whose first screens show a map are left out, because \
      there the map says what location is for.
      """,
    severity: .note, facts: [.auth027, .auth068],
    examples: .askedByItself,
    check: { context in
      let code = context.code
      let byScripts = context.mayAsk ? ofScripts(code.scriptLaunch, in: code) : []
      guard byScripts.isEmpty else { return byScripts }
      let requests = code.uses(of: .whenInUseRequest).filter { use in
        use.fact.script == nil && !use.isShared && !use.isByClient && code.mayRun(use, with: .notDetermined)
      }
      guard context.asksForAuthorization, !requests.isEmpty else { return [] }
      let path = LaunchPath(code.types, firstScreens: context.target.firstScreens)
      guard !showsMap(path.screens, in: code) else { return [] }
      let found = requests.compactMap { use in path.moment(of: use).map { (use: use, moment: $0) } }
      let first = found.first { $0.moment == .launch } ?? found.first
      return first.map { [violation(at: $0.use, $0.moment, further: found.count - 1, in: context)] } ?? []
    })

  /// Returns whether the code of a screen names a map.
  private static func showsMap(_ screens: Set<String>, in code: ProcessCode) -> Bool {
    let families = screens.reduce(into: Set()) { $0.formUnion(code.types.ancestry(of: $1)) }
    return code.parts.contains { part in
      families.contains(part.code.name)
        && part.names.contains { $0 == "Map" || $0.hasSuffix("MapView") || $0 == "showsUserLocation" }
    }
  }

  /// Returns a finding for the first prompt of scripts that comes by itself.
  private static func ofScripts(_ launch: ScriptLaunch, in code: ProcessCode) -> [Violation] {
    guard let first = launch.prompts.first else { return [] }
    let line = max(1, first.place.line)
    let call = code.scriptCalls.first { $0.file == first.place.file && $0.fact.position.line == line }
    let site = call?.site ?? Site(file: first.place.file, position: SourcePosition(line: line, column: 1))
    return [
      Violation(
        at: site, severity: .note,
        message: message(first.isAtStart ? .launch : .firstScreen, further: launch.prompts.count - 1),
        fix: "Request it from the action that first needs a location.")
    ]
  }

  private static func violation(
    at use: CodeUse, _ moment: LaunchMoment, further: Int, in context: AuditContext
  ) -> Violation {
    Violation(
      at: use.site, releases: context.releases(of: use), message: message(moment, further: further),
      fix: "Request it from the action that first needs a location.")
  }

  private static func message(_ moment: LaunchMoment, further: Int) -> Phrase {
    switch moment {
    case .launch:
      """
      The prompt comes by itself while the app launches, before the person has seen what it is \
      for.\(MessageText.further(further))
      """
    case .firstScreen:
      """
      The prompt comes by itself as soon as the first screen appears, before the person has done anything that needs \
      location.\(MessageText.further(further))
      """
    }
  }
}
