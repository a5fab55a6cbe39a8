import LocationPolicy
package import LocationTerms
package import Phrases

/// A well-known mistake that shows as a situation; the journey to it shows how an app gets there.
package struct NamedQuestion: Sendable {
  /// The name, as used after `--find`.
  package let name: String
  /// The mistakes that it demonstrates.
  package let mistakes: [MistakeID]
  /// The app's mistake, as a sentence.
  package let sentence: Phrase
  /// The question, in the language of questions.
  package let text: String

  /// All named questions, in the order of their mistakes.
  package static let all: [NamedQuestion] = [
    NamedQuestion(
      "no-prompt", [.mis01, .mis02, .mis03, .mis54],
      "The person hasn't decided, the app is on the screen, and its request shows nothing.",
      "reads notDetermined, app foreground, prompt none, request whenInUse: nothing"),
    NamedQuestion(
      "no-always-prompt", [.mis02, .mis03, .mis04],
      "The person hasn't decided, the app is on the screen, and its request for Always shows nothing.",
      "reads notDetermined, app foreground, prompt none, request always: nothing"),
    NamedQuestion(
      "request-never-made", [.mis05],
      "Updates are started without a request: they deliver neither locations nor an error.",
      "reads notDetermined, app foreground, prompt none, updates started, now: nothing"),
    NamedQuestion(
      "flag-forgotten", [.mis07],
      "Updates continue while the app is on the screen, and not in the background.",
      "app foreground, updates started, now: delivered, not background: something"),
    NamedQuestion(
      "indicator-with-when-in-use", [.mis08, .mis35],
      "The indicator shows for an app with When In Use, whatever it asked for.",
      "indicator, has whenInUse"),
    NamedQuestion(
      "started-in-background", [.mis09],
      "Updates that were started in the background fail although the person allowed them.",
      "reads authorizedWhenInUse, updates startedInBackground, now: fails"),
    NamedQuestion(
      "regions-need-always", [.mis10],
      "The person allowed it while using the app, and regions fail all the same.",
      "reads authorizedWhenInUse, app foreground, now region: fails"),
    NamedQuestion(
      "kept-while-using", [.mis11, .mis43],
      "The app has When In Use, is on the screen, and a request for Always shows nothing.",
      "has whenInUse, app foreground, prompt none, not remembers servicesOff, not remembers restricted, "
        + "request always: nothing"),
    NamedQuestion(
      "always-after-allow-once", [.mis12],
      "The grant is for once, and a request for Always does nothing.",
      "has temporary, app foreground, prompt none, request always: nothing"),
    NamedQuestion(
      "provisional-taken-as-always", [.mis13],
      "The app reads Always, and what needs Always is held back.",
      "reads authorizedAlways, suspended significantChange: held"),
    NamedQuestion(
      "callback-without-answer", [.mis14],
      "The app was just opened without an answer so far, which its manager's first callback reports.",
      "reads notDetermined, app foreground, prompt none"),
    NamedQuestion(
      "allow-once-lapsed", [.mis15, .mis16],
      "What was allowed is undecided again, without the person having touched Settings.",
      "reads notDetermined after has temporary"),
    NamedQuestion(
      "button-for-persistence", [.mis17],
      "The person approved a location button, and nothing of it is left.",
      "remembers locationButtonApproved, reads notDetermined"),
    NamedQuestion(
      "regions-with-reduced-accuracy", [.mis30],
      "The app has Always, and regions bring nothing, for Precise is off.",
      "has always, reads reducedAccuracy, background region: nothing"),
    NamedQuestion(
      "updates-with-reduced-accuracy", [.mis31],
      "Updates run, and bring a region of kilometers.",
      "app foreground, updates started, now: reduced"),
    NamedQuestion(
      "purpose-unknown", [.mis32],
      "The app has reduced accuracy, and its request for more fails without a prompt.",
      "reads reducedAccuracy, has whenInUse, app foreground, prompt none, not remembers servicesOff, "
        + "not remembers restricted, request fullAccuracy: fails"),
    NamedQuestion(
      "full-accuracy-asked-twice", [.mis33],
      "The app has full accuracy, and asking for it fails.",
      "reads fullAccuracy, has whenInUse, app foreground, prompt none, request fullAccuracy: fails"),
    NamedQuestion(
      "activity-session-gone", [.mis37],
      "Live updates came in the background, and stop there: the session that kept the app in use is gone.",
      "has whenInUse, live started, activity none, app suspended, now liveUpdates: nothing "
        + "after activity held, app background, now liveUpdates: delivered"),
    NamedQuestion(
      "session-not-made-again", [.mis38],
      """
      The app has Always and was launched again: live updates come for some seconds, and end without the session that it \
      held before.
      """,
      "has always, live started, session none, app suspended, now liveUpdates: nothing "
        + "after session lost, session none, app background, live started, now liveUpdates: delivered"),
    NamedQuestion(
      "relaunched-with-nothing-started", [.mis40],
      "An event launches the app again, and nothing that it had started runs.",
      "has always, app terminated, now significantChange: relaunches, now: ended"),
    NamedQuestion(
      "denied-for-good", [.mis42],
      "The first prompt asked for Always, the person declined, and no request shows a prompt any more.",
      "reads denied, app foreground, prompt none, not remembers servicesOff, request whenInUse: nothing, "
        + "request always: nothing after prompt always"),
    NamedQuestion(
      "heading-without-location", [.mis49],
      "Headings come without permission, and locations don't.",
      "app foreground, reads notDetermined, now heading: delivered, now: nothing"),
    NamedQuestion(
      "regions-outlive-the-app", [.mis51],
      "The app has ended, and a region that it no longer wants launches it again.",
      "has always, app terminated, now region: relaunches"),
    NamedQuestion(
      "always-row-missing", [.mis53],
      "Settings has rows for the app, and none for Always.",
      "row never, not row always"),
  ]

  private init(_ name: String, _ mistakes: [MistakeID], _ sentence: Phrase, _ text: String) {
    self.name = name
    self.mistakes = mistakes
    self.sentence = sentence
    self.text = text
  }
}
