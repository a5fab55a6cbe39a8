extension OpenPoint {
  /// The questions that no source answers, in the order of their numbers.
  package static let questions: [OpenPoint] = [
    OpenPoint(
      id: "OPEN-01",
      text: "Exact grace period and delay until Allow Once expires (observed 3–5 s; 10–20 s)."),
    OpenPoint(
      id: "OPEN-02",
      text: """
        Does answering "Allow Once" to requestAlways spend the single Always chance?
        """),
    OpenPoint(
      id: "OPEN-03",
      text: """
        13.0–13.3 requestAlways from WhenInUse: is a callback with authorizedAlways sent at once? \
        (inferred yes)
        """),
    OpenPoint(
      id: "OPEN-04",
      text: """
        Button labels of the reminder on 8–12 (one app's help names them); wording on 26, of which no \
        string table was found.
        """),
    OpenPoint(
      id: "OPEN-05",
      text: """
        Button order where no source describes it: the widget prompt, the second prompt, the reminders. \
        (Settled for the first prompt: Allow Once is second on 13 and first from 14 on.)
        """),
    OpenPoint(
      id: "OPEN-06",
      text: "Reinstall: reset certain? One-time rights restored?"),
    OpenPoint(
      id: "OPEN-07",
      text: "Does changing the location row in Settings ever kill the app? Sextant assumes that it does not."),
    OpenPoint(
      id: "OPEN-08",
      text: "Which explicit-session key does iOS 18/26 actually read?"),
    OpenPoint(
      id: "OPEN-09",
      text: "Scope of the `.always` session requirement for classic CLLocationManager on 18+."),
    OpenPoint(
      id: "OPEN-10",
      text: "ITMS-90683: blocking or warning, per date/app."),
    OpenPoint(
      id: "OPEN-11",
      text: "iOS 17: liveUpdates from notDetermined."),
    OpenPoint(
      id: "OPEN-12",
      text: """
        16.4 rule: original Apple thread not readable here; whether significant location changes must run \
        too; threshold between 100 and 1000 m.
        """),
    OpenPoint(
      id: "OPEN-13",
      text: """
        iOS 26: does a force-quit end relaunching? One report of 26.4.2 says so, one of 26.2.1 saw a relaunch. Did \
        authorization change otherwise? (Nothing was found.)
        """),
    OpenPoint(
      id: "OPEN-14",
      text: "promptDeclined on user refusal."),
    OpenPoint(
      id: "OPEN-15",
      text: """
        Reminder cadence on 13+ (strings mention "past 3 days" / N days).
        """),
    OpenPoint(
      id: "OPEN-16",
      text: "Monitoring across reboot."),
    OpenPoint(
      id: "OPEN-17",
      text: "Numeric value of kCLLocationAccuracyReduced."),
    OpenPoint(
      id: "OPEN-18",
      text: """
        How MDM yields `restricted` for location; whether status is restored afterwards with callback.
        """),
    OpenPoint(
      id: "OPEN-19",
      text: "Non-string purpose value at runtime."),
    OpenPoint(
      id: "OPEN-20",
      text: "Which starts crash without didFailWithError."),
    OpenPoint(
      id: "OPEN-21",
      text: "Airplane mode ⇒ denied?"),
    OpenPoint(
      id: "OPEN-22",
      text: "Does heading need authorization?"),
    OpenPoint(
      id: "OPEN-23",
      text: """
        Age limit of held provisional events; the "near in time" window after the second prompt.
        """),
    OpenPoint(
      id: "OPEN-24",
      text: """
        After Settings downgrade Always → While Using (or reminder downgrade), is the one-time \
        requestAlways available again? (assumed no)
        """),
    OpenPoint(
      id: "OPEN-25",
      text: """
        Does Ask Next Time (notDetermined) restore the Always request right? (assumed yes only for the \
        WhenInUse request; Always flag stays spent)
        """),
    OpenPoint(
      id: "OPEN-26",
      text: """
        Accuracy choice on re-prompt after Allow Once: remembered or default Precise: On?
        """),
  ]
}
