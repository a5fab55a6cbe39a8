import LocationPolicy
import LocationSituations
import LocationTerms
import Phrases

/// The changes of a move that the person or the app notices.
struct SituationNews {
  /// The changes in words; empty if nothing changed.
  let text: Phrase

  init(from old: Situation, to new: Situation, under rules: SituationRules) {
    var news: [Phrase] = []
    let release = rules.policy.release
    if let prompt = new.visiblePrompt, prompt != old.visiblePrompt {
      let looks = PromptLooks(prompt.template, appName: "App", of: rules.app, under: rules.policy)
      let buttons = Phrase.joined(looks.buttonWords.map { "“\($0.phrase(on: release))”" })
      news.append("a prompt: \(looks.titlePhrase(on: release)) \(buttons)")
    } else if old.visiblePrompt != nil, new.visiblePrompt == nil {
      news.append("the prompt is gone")
    }
    let (before, after) = (old.authorization, new.authorization)
    if before.status != after.status { news.append("the app reads \(after.status.appleName)") }
    if before.grant != after.grant { news.append("it has \(after.grant.phrase)") }
    if before.accuracy(under: rules.policy) != after.accuracy(under: rules.policy) {
      news.append("it reads \("\(after.accuracy(under: rules.policy))Accuracy" as String)")
    }
    if before.phase != after.phase { news.append("it is \(after.phase.phrase)") }
    let indicator = new.indicator(under: rules)
    if old.indicator(under: rules) != indicator { news.append("the status bar shows \(indicator.phrase)") }
    text = news.dropFirst().reduce(news.first ?? "") { "\($0); \($1)" }
  }
}
