package import LocationPolicy
import LocationTerms
package import Phrases

/// The rules of a release in words.
package enum RuleWords {
  /// Returns the value of a rule in words; the value's own name if it is a list of Apple's names.
  package static func value(of rule: any SourcedRule, under policy: AuthorizationPolicy) -> Phrase {
    switch rule {
    case let rule as Sourced<Bool>: rule.value ? "yes" : "no"
    case let rule as Sourced<PromptTemplate>: words(for: rule.value, under: policy)
    case let rule as Sourced<PromptTemplate?>: rule.value.map { words(for: $0, under: policy) } ?? "none"
    case let rule as Sourced<FirstAlwaysRequest>: words(for: rule.value)
    case let rule as Sourced<Escalation>: words(for: rule.value)
    case let rule as Sourced<RequestInBackground>: words(for: rule.value)
    case let rule as Sourced<MissingDescription>: words(for: rule.value)
    case let rule as Sourced<AsyncUpdates>: words(for: rule.value)
    case let rule as Sourced<BackgroundSwitch>: words(for: rule.value)
    case let rule as Sourced<BackgroundIndicator>: words(for: rule.value)
    case let rule as Sourced<ForceQuitRelaunch>: words(for: rule.value)
    case let rule as Sourced<Reminder>: words(for: rule.value)
    case let rule as Sourced<StatusArrow>: words(for: rule.value)
    case let rule as Sourced<PrivacyPage>: Phrase(verbatim: rule.value.title)
    case let rule as Sourced<SettingsRows>:
      .joined(rule.value.rows.map { rule.value.words(of: $0).phrase(on: policy.release) })
    case let rule as Sourced<AuthorizationCallback>:
      rule.value.methodName.map { Phrase(verbatim: $0) } ?? "none"
    case let rule where rule.valueDescription == "none": "none"
    default: Phrase(verbatim: rule.valueDescription)
    }
  }

  /// Returns the title and the buttons of a prompt as they are on the screen.
  private static func words(for prompt: PromptTemplate, under policy: AuthorizationPolicy) -> Phrase {
    let looks = PromptLooks(prompt, appName: "X", under: policy)
    let release = policy.release
    let words: Phrase = "“\(looks.titlePhrase(on: release))” \(looks.buttonsPhrase(on: release))"
    return looks.hasPreciseToggle ? "\(words), with map and Precise: On" : words
  }

  private static func words(for grants: FirstAlwaysRequest) -> Phrase {
    switch grants {
    case .always: "Always"
    case .asChosen: "what the person picks, When In Use or Always"
    case .provisional: "provisional Always"
    }
  }

  private static func words(for escalation: Escalation) -> Phrase {
    switch escalation {
    case .none: "nothing"
    case .prompts: "prompts at once"
    case .becomesProvisional: "makes it provisional Always, without a prompt"
    }
  }

  private static func words(for request: RequestInBackground) -> Phrase {
    switch request {
    case .noRequests: "there are no requests; services start and may prompt"
    case .lost: "is lost"
    case .lostUnlessSession: "is lost; a service session is asked for when next possible"
    }
  }

  private static func words(for missing: MissingDescription) -> Phrase {
    switch missing {
    case .promptWithoutReason: "the prompt shows without a reason"
    case .silence: "no prompt, in silence"
    case .consoleMessage: "no prompt, and a message in the console"
    }
  }

  private static func words(for updates: AsyncUpdates) -> Phrase {
    switch updates {
    case .unavailable: "not there yet"
    case .askNothing: "ask for nothing"
    case .implicitSession: "ask for When In Use by themselves"
    }
  }

  private static func words(for control: BackgroundSwitch) -> Phrase {
    switch control {
    case .modeAlone: "the background mode"
    case .property: "the background mode and allowsBackgroundLocationUpdates"
    }
  }

  private static func words(for indicator: BackgroundIndicator) -> Phrase {
    switch indicator {
    case .never: "none"
    case .barForWhenInUse: "a blue bar for When In Use, none for Always"
    case .propertyForAlways: "for When In Use always; for Always if showsBackgroundLocationIndicator is true"
    }
  }

  private static func words(for relaunch: ForceQuitRelaunch) -> Phrase {
    switch relaunch {
    case .from7_1: "yes from 7.1 on, not on 7.0"
    case .yes: "yes"
    case .reportedLost: "yes; one developer reports that 26.4.2 does it no longer"
    }
  }

  private static func words(for reminder: Reminder) -> Phrase {
    switch reminder {
    case .none: "none"
    case .once: "once"
    case .repetitionUnknown: "yes; whether it repeats is not known"
    case .repeating: "again and again, with a map"
    }
  }

  private static func words(for arrow: StatusArrow) -> Phrase {
    switch arrow {
    case .solidForUseHollowForRegions: "solid for recent use, hollow for regions"
    case .hollowWhenRequestedSolidOnDelivery: "hollow when requested, solid for a moment on delivery"
    }
  }
}
