/// A question about location that no source answers.
package struct OpenQuestion: Hashable, Sendable {
  /// The id, such as "OPEN-02".
  package let id: String
  /// The question, and what is assumed meanwhile.
  package let text: String
}

extension OpenQuestion {
  /// The questions in the order of their numbers.
  package static let all: [OpenQuestion] = [
    OpenQuestion(
      id: "OPEN-01",
      text: "Exact grace period and delay until Allow Once expires (observed 3–5 s; 10–20 s)."),
    OpenQuestion(
      id: "OPEN-02",
      text: """
        Does answering "Allow Once" to requestAlways spend the single Always chance?
        """),
    OpenQuestion(
      id: "OPEN-03",
      text: """
        13.0–13.3 requestAlways from WhenInUse: is a callback with authorizedAlways sent at once? \
        (inferred yes)
        """),
    OpenQuestion(
      id: "OPEN-04",
      text: """
        Button labels of the reminder on 8–12 (one app's help names them); wording on 26, of which no \
        string table was found.
        """),
    OpenQuestion(
      id: "OPEN-05",
      text: """
        Button order where no source describes it: the widget prompt, the second prompt, the reminders. \
        (Settled for the first prompt: Allow Once is second on 13 and first from 14 on.)
        """),
    OpenQuestion(
      id: "OPEN-06",
      text: "Reinstall: reset certain? One-time rights restored?"),
    OpenQuestion(
      id: "OPEN-07",
      text: "Does changing the location row in Settings ever kill the app? Sextant assumes that it does not."),
    OpenQuestion(
      id: "OPEN-08",
      text: "Which explicit-session key does iOS 18/26 actually read?"),
    OpenQuestion(
      id: "OPEN-09",
      text: "Scope of the `.always` session requirement for classic CLLocationManager on 18+."),
    OpenQuestion(
      id: "OPEN-10",
      text: "ITMS-90683: blocking or warning, per date/app."),
    OpenQuestion(
      id: "OPEN-11",
      text: "iOS 17: liveUpdates from notDetermined."),
    OpenQuestion(
      id: "OPEN-12",
      text: """
        16.4 rule: original Apple thread not readable here; whether significant location changes must run \
        too; threshold between 100 and 1000 m.
        """),
    OpenQuestion(
      id: "OPEN-13",
      text: """
        iOS 26: is missing relaunch after force-quit intended? Any other 26 authorization change? (none \
        found)
        """),
    OpenQuestion(
      id: "OPEN-14",
      text: "promptDeclined on user refusal."),
    OpenQuestion(
      id: "OPEN-15",
      text: """
        Reminder cadence on 13+ (strings mention "past 3 days" / N days).
        """),
    OpenQuestion(
      id: "OPEN-16",
      text: "Monitoring across reboot."),
    OpenQuestion(
      id: "OPEN-17",
      text: "Numeric value of kCLLocationAccuracyReduced."),
    OpenQuestion(
      id: "OPEN-18",
      text: """
        How MDM yields `restricted` for location; whether status is restored afterwards with callback.
        """),
    OpenQuestion(
      id: "OPEN-19",
      text: "Non-string purpose value at runtime."),
    OpenQuestion(
      id: "OPEN-20",
      text: "Which starts crash without didFailWithError."),
    OpenQuestion(
      id: "OPEN-21",
      text: "Airplane mode ⇒ denied?"),
    OpenQuestion(
      id: "OPEN-22",
      text: "Does heading need authorization?"),
    OpenQuestion(
      id: "OPEN-23",
      text: """
        Age limit of held provisional events; the "near in time" window after the second prompt.
        """),
    OpenQuestion(
      id: "OPEN-24",
      text: """
        After Settings downgrade Always → While Using (or reminder downgrade), is the one-time \
        requestAlways available again? (assumed no)
        """),
    OpenQuestion(
      id: "OPEN-25",
      text: """
        Does Ask Next Time (notDetermined) restore the Always request right? (assumed yes only for the \
        WhenInUse request; Always flag stays spent)
        """),
    OpenQuestion(
      id: "OPEN-26",
      text: """
        Accuracy choice on re-prompt after Allow Once: remembered or default Precise: On?
        """),
  ]
}
