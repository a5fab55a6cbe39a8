import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A permission is requested although the person has tapped nothing.
  static let askedByItself = Rule(
    id: .askedByItself,
    summary:
      "Permission is requested while the app launches or a screen appears, by no one's action.",
    explanation: """
      A prompt that comes by itself doesn't say what it is for, and a refusal is final: no later request shows a \
      prompt, and only Settings can change the answer (AUTH-027). After "Allow Once" the same code asks again at each \
      launch. Request when the person does something that needs location, such as tapping the button that shows what \
      is near. The code is followed from the request back to whatever runs it, in all languages: to the app's start, \
      to its first screen, to another screen, or to an object whose creation asks. It is left alone where a tap stands \
      between, also where it opens the screen that asks, and so are maps that the app's start doesn't open, because a \
      map that the person opened says what location is for. This is a note: a screen may well explain it, which code \
      doesn't show.
      """,
    severity: .note, facts: [.auth027, .auth068],
    check: { context in
      let code = context.code
      guard context.mayAsk else { return [] }
      let launch = LaunchPath(code.types, firstScreens: context.target.firstScreens)
      // The prompt has been answered when any other place asks.
      if asksForAlways(on: launch, in: context) { return [] }
      let requests = code.uses(of: .whenInUseRequest, .alwaysRequest).filter { use in
        context.isOwn(use.file) && !use.isByClient
          && code.mayRun(use, with: .notDetermined)
          && !(use.fact.script != nil
            && code.scriptReactions.isAskedOnTap(
              at: use.place))
          && (use.fact.name == "requestWhenInUseAuthorization" || launch.moment(of: use) == nil)
      }
      // Live updates and sessions ask by themselves, unless code beside them has asked before.
      let asking = Set(code.uses(of: .whenInUseRequest, .alwaysRequest).map(\.file))
      let silent = code.promptingUses.map(\.use).filter {
        context.isOwn($0.file) && !$0.isByClient && $0.fact.script == nil
          && !asking.contains($0.file)
      }
      let all = requests + silent
      guard !all.isEmpty else { return [] }
      let path = UntappedPath(in: code.graph, firstScreens: context.target.firstScreens)
      let found = all.flatMap { use in
        path.starts(
          of: use.fact.script == nil ? use.fact.name : nil, at: use.fact.position.line, in: use.file
        ).map { (use: use, start: $0) }
      }
      let prompts = chosen(found, path)
      return prompts.prefix(1).map {
        violation(at: $0.use, $0.start, path, further: prompts.count - 1, in: context)
      }
    })

  private typealias Found = (use: CodeUse, start: UntappedPath.Start)

  /// Returns the first prompt of the app's start, or else one for each screen that appears by itself or isn't a map, or
  /// else for an object.
  private static func chosen(_ found: [Found], _ path: UntappedPath) -> [Found] {
    if let first = found.first(where: { $0.start == .launch }) { return [first] }
    let opened = Set(found.compactMap { if case .opened(let name) = $0.start { name } else { nil } })
    var screens: [Found] = []
    var objects: [Found] = []
    for prompt in found {
      switch prompt.start {
      case .launch, .firstScreen: return [prompt]
      case .screen(let name):
        let isNew = !screens.contains { $0.use == prompt.use || $0.start == prompt.start }
        let isMap = showsMap(path.names(of: name)) && !opened.contains(name)
        if isNew, !isMap, !path.isOpenedOnTap(name) { screens.append(prompt) }
      case .object(let name): if !showsMap(path.names(of: name)) { objects.append(prompt) }
      case .opened: break
      }
    }
    return screens.isEmpty ? Array(objects.prefix(1)) : screens
  }

  /// Returns whether the code of a screen names a map.
  private static func showsMap(_ names: Set<String>) -> Bool {
    names.contains { name in
      name == "Map" || name == "showsUserLocation" || name.hasSuffix("MapView") || name.hasSuffix("GoogleMap")
        || name.hasSuffix("MapboxMap") || name.hasSuffix("MapWidget") || name.hasSuffix("FlutterMap")
        || name.hasSuffix("MapContainer")
    }
  }

  private static func violation(
    at use: CodeUse, _ start: UntappedPath.Start, _ path: UntappedPath, further: Int, in context: AuditContext
  ) -> Violation {
    Violation(
      at: use.site, severity: .note, releases: context.releases(of: use),
      message: message(start, path) + MessageText.further(further),
      fix: "Request it from the action that first needs a location.")
  }

  private static func message(_ start: UntappedPath.Start, _ path: UntappedPath) -> Phrase {
    switch start {
    case .launch:
      "The prompt comes by itself while the app launches, before the person has seen what it is for."
    case .firstScreen(let screen) where showsMap(path.names(of: screen)):
      """
      The prompt comes by itself as soon as the first screen appears. Its map may say what location is for; a button \
      on the map says it better.
      """
    case .firstScreen:
      """
      The prompt comes by itself as soon as the first screen appears, before the person has done anything that needs \
      location.
      """
    case .object(let type):
      """
      The prompt comes by itself as soon as \(type) is created, rather than from a tap that needs location.
      """
    case .screen(let screen), .opened(let screen):
      """
      The prompt can come by itself as soon as \(path.title(of: screen)) opens, without a tap that needs location, so that the \
      screen itself must make plain what location is for.
      """
    }
  }
}
