import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A button, or a function with a completion, does nothing after a refusal.
  static let silentWhenRefused = Rule(
    id: .silentWhenRefused,
    summary:
      "A button does nothing after a refusal, or while Location Services is off, and nothing says why.",
    explanation: """
      After "Don't Allow" no request shows a prompt, nothing is called back, and no location comes. A button that only \
      requests, starts or goes on with a location then does nothing at all when it is tapped, and looks broken. A \
      function that calls its completion only when the app is authorized leaves its caller in the same place. The code \
      behind a button is followed in all that was read: a button that shows, changes or calls anything but a log is not \
      reported, nor one whose screen looks at the status elsewhere. Say what is missing, and offer to open Settings. \
      This is a note, because the button may be hidden by code that was not read.
      """,
    severity: .note, bites: { $0.requestMethods.value }, facts: [.auth008, .auth027, .err003],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      guard context.mayAsk else { return [] }
      let code = context.code
      let screens = ScreensOfRefusals(in: code)
      let silent = code.actions.filter { context.isOwn($0.place.file) }
        .compactMap { action -> (action: PersonAction, standing: SilentStanding)? in
          guard let standing = SilentStanding(of: action, inert: screens.inertFlags),
            !action.completions.isEmpty || !screens.tell(besides: action),
            standing != .withoutServices || !code.offersServices(action.type)
          else { return nil }
          return (action: action, standing: standing)
        }
      let types = Dictionary(grouping: silent) { $0.action.type }.sorted { $0.key < $1.key }
      let ways = SettingsWays(in: code)
      return types.compactMap { type, silent in
        silent.first.map {
          violation(
            at: $0.action, $0.standing, further: silent.count - 1, in: code, leads: ways.lead(from: type))
        }
      }
    })

  private static func violation(
    at action: PersonAction, _ standing: SilentStanding, further: Int, in code: ProcessCode, leads: Bool
  ) -> Violation {
    let more = MessageText.further(further)
    let message: Phrase =
      switch standing {
      case .refused:
        """
        After a refusal nothing that was read happens here: no prompt shows, and the person isn’t told why.\(more)
        """
      case .withoutServices:
        """
        While Location Services is off nothing that was read happens here, and the person isn’t told why.\(more)
        """
      case .withoutAnswer:
        """
        With denied nothing that was read happens here: the completion that it was given isn’t called either.\(more)
        """
      }
    return Violation(
      at: action.site(in: code), severity: .note,
      message: leads || standing != .refused ? message : MessageText.withoutWay(message),
      fix: standing == .withoutAnswer
        ? "Call the completion with every status but .notDetermined."
        : "Say what is missing, and offer to open Settings.")
  }
}

/// What the person has decided when an action does nothing.
private enum SilentStanding {
  case refused
  case withoutServices
  /// A caller that passed a completion waits after a refusal.
  case withoutAnswer

  /// Examines an action; nil if it always does something, or does nothing for another reason.
  ///
  /// - Parameter inert: The flags that show nothing when they are set.
  init?(of action: PersonAction, inert: Set<String> = []) {
    guard let undecided = action.reactions[.undecided], let allowed = action.reactions[.allowed],
      let refused = action.reactions[.refused]?.without({ $0.sets(inert) }),
      let without = action.reactions[.withoutServices]?.without({ $0.sets(inert) })
    else { return nil }
    if !action.completions.isEmpty {
      guard allowed.ways.allSatisfy({ way in way.effects.contains { $0.tells(action.completions) } }),
        !allowed.ways.isEmpty, undecided.effects.contains(where: \.isRequest), refused.isSilent
      else { return nil }
      self = .withoutAnswer
    } else if Self.isSilent(refused, allowed, undecided) {
      self = .refused
    } else if Self.isSilent(without, allowed, undecided) {
      self = .withoutServices
    } else {
      return nil
    }
  }

  private static func isSilent(_ refused: Reaction, _ allowed: Reaction, _ undecided: Reaction) -> Bool {
    guard [refused, allowed, undecided].allSatisfy(\.holes.isEmpty) else { return false }
    if refused.isSilent {
      return allowed.ways.contains { $0.acts } || undecided.effects.contains(where: \.isRequest)
    }
    return refused.ways.contains { !$0.acts } && allowed.ways.allSatisfy(\.acts)
      && undecided.ways.allSatisfy { way in way.acts || way.effects.contains(where: \.isRequest) }
  }
}

/// Determines whether a screen tells of a refusal besides what a person starts on it.
private struct ScreensOfRefusals {
  private let code: ProcessCode
  private let parts: [String: [NamedType]]
  /// The callbacks that tell only while somebody waits for an answer.
  private let waiting: Set<Effect.Place>
  let inertFlags: Set<String>

  private static let words = ["denied", "restricted", "authoriz", "permission"]

  init(in code: ProcessCode) {
    self.code = code
    parts = Dictionary(grouping: code.parts, by: \.code.name)
    let callbacks = code.functions.filter { FlowFunction.isAnswer($0.code.fullName) }
    let telling = callbacks.isEmpty || code.actions.isEmpty ? nil : code.telling(of: .refusal)
    inertFlags = telling?.inertFlags ?? []
    let mayFail = telling?.failsAfterRefusal ?? true
    waiting = Set(
      callbacks.filter { callback in
        !mayFail && callback.code.fullName.contains("FailWithError")
          || !(telling?.tellsAtOnce(callback) ?? true)
      }.map(\.place))
  }

  /// Returns whether code that shows a screen looks at the status.
  private func isShownByStatus(_ screen: String) -> Bool {
    code.parts.contains { part in
      part.code.name != screen && part.names.contains(screen)
        && part.names.subtracting(CallNames.location).contains { name in
          (Self.words + ["determined"]).contains { name.mentions($0) }
        }
    }
  }

  /// Returns whether the type of an action tells of a refusal, or is told of one.
  func tell(besides action: PersonAction) -> Bool {
    let own = parts[action.type] ?? []
    let others = own.flatMap(\.bodies).filter {
      $0.place != action.place && !waiting.contains($0.place)
    }
    .reduce(into: own.flatMap(\.code.properties).reduce(into: Set<String>()) { $0.insert($1.name) }) {
      $0.formUnion($1.code.names)
    }
    let names = action.isClosure ? others.subtracting(action.names) : others
    // A request is named like the status.
    let telling = names.subtracting(CallNames.location).subtracting(["accuracyAuthorization"])
    if telling.contains(where: { name in Self.words.contains { name.mentions($0) } }) { return true }
    let hasWaiting = own.flatMap(\.functions).contains { waiting.contains($0.place) }
    if !hasWaiting && code.telling(of: .refusal).isTold(inCallbacksOf: action.type)
      || action.onlyAsks && isShownByStatus(action.type)
    {
      return true
    }
    let files = Set(
      [.undecided, .allowed].flatMap { action.reactions[$0]?.effects ?? [] }.filter(\.action.isLocation)
        .map(\.place.file))
    let ownNames = own.names
    return code.reactions.filter { files.contains($0.place.file) }.flatMap(\.entries)
      .filter { $0.isAboutRefusals && !waiting.contains($0.place) }
      .flatMap { entry in
        entry.questions.contains(.status)
          ? entry.reactions(to: AuthorizationStatus.denied)
          : entry.reactions(to: Circumstances.Failure.denied)
      }.flatMap(\.effects).contains { effect in
        switch effect.action {
        case .presents, .opens: true
        case .publishes(let name, _), .tells(let name, _): ownNames.contains(name)
        default: false
        }
      }
  }
}

extension PersonAction {
  /// Whether it does no more than ask, so that its screen may show only while nothing is decided.
  fileprivate var onlyAsks: Bool { !(reactions[.allowed]?.ways.contains(where: \.acts) ?? false) }
}

extension ReactionTable.Entry {
  /// Whether a location manager calls it with an answer or a failure.
  fileprivate var isAboutRefusals: Bool {
    kind == .callback && FlowFunction.isAnswer(name)
  }
}

extension PersonAction {
  /// Whether nothing happens after a refusal.
  var isSilent: Bool { SilentStanding(of: self) != nil }

  /// The services whose events come later, when no screen may be there.
  private static let lasting = Set(ServiceMethods.allCases.filter(\.outlivesProcess).map(\.name))

  /// Whether it asks or needs a location, whatever the person has answered.
  var needsLocation: Bool {
    [Standing.undecided, .allowed].contains { standing in
      reactions[standing]?.effects.contains { effect in
        switch effect.action {
        case .asks, .locates: true
        case .starts(let service): !Self.lasting.contains(service)
        default: false
        }
      } ?? false
    }
  }

  /// Returns its place as it is shown.
  func site(in code: ProcessCode) -> Site {
    let method = isClosure ? nil : code.types.methods(at: [place]).first
    return method?.site
      ?? Site(file: place.file, position: SourcePosition(line: max(1, place.line), column: column))
  }
}

extension Reaction {
  /// Whether nothing happens on any path.
  fileprivate var isSilent: Bool { holes.isEmpty && !ways.isEmpty && !ways.contains(where: \.acts) }
}

extension Reaction.Way {
  /// Whether anything happens that a person may notice, or that leads to a callback.
  fileprivate var acts: Bool { effects.contains(where: \.acts) }
}

extension Effect {
  /// Whether it sets one of some flags.
  fileprivate func sets(_ flags: Set<String>) -> Bool {
    switch action {
    case .publishes(let name, _): flags.contains(name)
    case .does(let what): what.split(separator: ".").last.map { flags.contains(String($0)) } ?? false
    default: false
    }
  }

  fileprivate func tells(_ callers: Set<String>) -> Bool {
    switch action {
    case .tells(let caller, _), .handsOn(let caller, _): callers.contains(caller)
    default: false
    }
  }

  /// Whether it may be noticed, or leads to a callback, as a start does even after a refusal.
  fileprivate var acts: Bool {
    switch action {
    case .asks, .stops, .creates, .configures: return false
    case .does(let what):
      let names = what.split(separator: ".").map(String.init)
      guard let name = names.last else { return true }
      return !CallNames.isLog(name, of: names.count > 1 ? names[names.count - 2] : nil)
        && !CallNames.isOfLocation(name)
    case .starts, .locates, .tells, .keeps, .handsOn, .clears, .waits, .publishes, .presents, .opens, .fails,
      .returns:
      return true
    }
  }
}
