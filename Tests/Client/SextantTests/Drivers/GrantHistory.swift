import LocationPolicy
import LocationSimulation

/// The way in which an app got its grant.
struct GrantHistory: Hashable, Sendable {
  let name: String
  let past: [Past]

  /// Whether the client saw everything.
  var isInSight: Bool { past.allSatisfy(\.isInSight) }

  /// Returns all histories; those that are impossible on a release or for an app are omitted.
  ///
  /// They lead to every state of an app's authorization in the rules, which a test checks.
  static func all(for app: AppID, under policy: AuthorizationPolicy) -> [GrantHistory] {
    let first = policy.whenInUsePrompt.value.choices
    let agreeing = first.contains(.allowWhileUsingApp) ? Choice.allowWhileUsingApp : .allow
    let keeping = policy.escalationPrompt.value.choices.first {
      $0 != .changeToAlwaysAllow && $0 != .alwaysAllow
    }
    let changing = policy.escalationPrompt.value.choices.first {
      $0 == .changeToAlwaysAllow || $0 == .alwaysAllow
    }
    let whenInUse = Past.asks(.whenInUse, [.init(choice: agreeing)])
    let imprecise = Past.asks(.whenInUse, [.init(choice: agreeing, precise: false)])
    let once = Past.asks(.whenInUse, [.init(choice: .allowOnce)])
    let denied = Past.asks(.whenInUse, [.init(choice: .dontAllow)])
    let kept = keeping.map { Past.asks(.always, [.init(choice: $0)]) }
    let changed = changing.map { Past.asks(.always, [.init(choice: $0)]) }
    let services = Past.settings([.setsLocationServices(false)])
    let restriction = Past.settings([.setsRestriction(true)])
    func row(_ row: SettingsRow) -> Past { .settings([.chooses(row, for: app)]) }

    var all: [GrantHistory] = [
      GrantHistory(name: "new", past: []),
      GrantHistory(name: "When In Use", past: [whenInUse]),
      GrantHistory(name: "When In Use, reduced", past: [imprecise]),
      GrantHistory(name: "once", past: [once]),
      GrantHistory(
        name: "once, reduced", past: [.asks(.whenInUse, [.init(choice: .allowOnce, precise: false)])]),
      GrantHistory(name: "once, lapsed", past: [once, .away(seconds: 60)]),
      GrantHistory(name: "once, left for a moment", past: [once, .away(seconds: 2)]),
      GrantHistory(name: "denied", past: [denied]),
      GrantHistory(name: "dismissed", past: [.asksInVain(.whenInUse)]),
      GrantHistory(name: "services off", past: [services]),
      GrantHistory(
        name: "services off for a while", past: [services, .settings([.setsLocationServices(true)])]),
      GrantHistory(name: "When In Use, services off", past: [whenInUse, services]),
      GrantHistory(name: "denied, services off", past: [denied, services]),
      GrantHistory(name: "restricted", past: [restriction]),
      GrantHistory(name: "When In Use, restricted", past: [whenInUse, restriction]),
      GrantHistory(
        name: "restricted for a while", past: [whenInUse, restriction, .settings([.setsRestriction(false)])]),
      GrantHistory(
        name: "precise turned off", past: [whenInUse, .settings([.setsPrecise(false, for: app)])]),
      GrantHistory(
        name: "full accuracy once", past: [imprecise, .asks(.fullAccuracy, [.init(choice: .allowOnce)])]),
      GrantHistory(
        name: "full accuracy once, lapsed",
        past: [imprecise, .asks(.fullAccuracy, [.init(choice: .allowOnce)]), .away(seconds: 60)]),
      GrantHistory(
        name: "full accuracy declined", past: [imprecise, .asks(.fullAccuracy, [.init(choice: .dontAllow)])]),
      GrantHistory(
        name: "button confirmed", past: [.person(.tapsLocationButton()), .person(.answers(.ok))]),
      GrantHistory(
        name: "button confirmed after no",
        past: [denied, .person(.tapsLocationButton()), .person(.answers(.ok))]),
      GrantHistory(
        name: "button again",
        past: [
          .person(.tapsLocationButton()), .person(.answers(.ok)), .away(seconds: 60),
          .person(.tapsLocationButton()),
        ]),
      GrantHistory(
        name: "others' Always",
        past: [.othersAsk(.always, [.init(choice: policy.alwaysPrompt.value.choices[0])])]),
      GrantHistory(
        name: "others' Always, second choice",
        past: [.othersAsk(.always, [.init(choice: policy.alwaysPrompt.value.choices[1])])]),
      GrantHistory(
        name: "others' once", past: [.othersAsk(.whenInUse, [.init(choice: .allowOnce)])]),
      GrantHistory(
        name: "provisional, then kept",
        past: [.othersAsk(.always, [.init(choice: .allowWhileUsingApp)]), .secondPrompt(.keepOnlyWhileUsing)]),
      GrantHistory(
        name: "provisional, then changed",
        past: [
          .othersAsk(.always, [.init(choice: .allowWhileUsingApp)]), .secondPrompt(.changeToAlwaysAllow),
        ]),
      GrantHistory(name: "Always from the first", past: [.asks(.always, [.init(choice: .allow)])]),
      GrantHistory(name: "provisional by escalation", past: [whenInUse, .asks(.always, [])]),
      GrantHistory(
        name: "provisional by escalation, then kept",
        past: [whenInUse, .asks(.always, []), .secondPrompt(.keepOnlyWhileUsing)]),
      GrantHistory(name: "App Clip's morning", past: [whenInUse, .away(seconds: 90_000)]),
      GrantHistory(name: "reinstalled", past: [whenInUse, .reinstalled]),
      GrantHistory(name: "denied, reset", past: [denied, .settings([.resetsLocationAndPrivacy])]),
    ]
    for choice in policy.settingsRows.value.rows {
      all.append(GrantHistory(name: "new, set to \(choice)", past: [row(choice)]))
      all.append(GrantHistory(name: "When In Use, set to \(choice)", past: [whenInUse, row(choice)]))
    }
    if let kept, let changed {
      all += [
        GrantHistory(name: "kept", past: [whenInUse, kept]),
        GrantHistory(name: "kept, process ended", past: [whenInUse, kept, .relaunched(byPerson: false)]),
        GrantHistory(name: "kept, then services off", past: [whenInUse, kept, services]),
        GrantHistory(
          name: "kept, then reset", past: [whenInUse, kept, .settings([.resetsLocationAndPrivacy])]),
        GrantHistory(name: "kept, then reinstalled", past: [whenInUse, kept, .reinstalled]),
        GrantHistory(name: "kept, set to ask", past: [whenInUse, kept, row(.askNextTime)]),
        GrantHistory(
          name: "kept, set to ask, asked", past: [whenInUse, kept, row(.askNextTime), whenInUse]),
        GrantHistory(name: "Always", past: [whenInUse, changed]),
        GrantHistory(name: "Always, set to While Using", past: [whenInUse, changed, row(.whileUsing)]),
        GrantHistory(name: "Always, set to Never", past: [whenInUse, changed, row(.never)]),
        GrantHistory(
          name: "Always, reset", past: [whenInUse, changed, .settings([.resetsLocationAndPrivacy])]),
        GrantHistory(
          name: "escalation dismissed", past: [whenInUse, .asksInVain(.always)]),
      ]
    }
    return all
  }
}
