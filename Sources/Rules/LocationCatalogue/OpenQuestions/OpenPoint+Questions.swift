extension OpenPoint {
  /// The questions that no source answers, in the order of their numbers.
  package static let questions: [OpenPoint] = [
    OpenPoint(
      id: "OPEN-01",
      text: """
        How long exactly does an app count as in use after the person left it (3 to 5 seconds were observed), and \
        how long until Allow Once ends (10 to 20 seconds)?
        """),
    OpenPoint(
      id: "OPEN-02",
      text: """
        Does Allow Once, as the answer to a request for Always, spend the one opportunity to ask for Always?
        """),
    OpenPoint(
      id: "OPEN-03",
      text: """
        On 13.0 to 13.3, does a request for Always from When In Use call back with authorizedAlways at once? \
        Sextant assumes that it does.
        """),
    OpenPoint(
      id: "OPEN-04",
      text: """
        What do the buttons of the reminder on 8 to 12 read (only one app's help names them), and what does it \
        say on 26, of which no string table was found?
        """),
    OpenPoint(
      id: "OPEN-05",
      text: """
        In what order do the buttons of the widget prompt, the second prompt and the reminders stand? For the \
        first prompt it is settled: Allow Once is second on 13 and first from 14 on.
        """),
    OpenPoint(
      id: "OPEN-06",
      text: """
        Does installing the app again always reset its grant, and does it restore the opportunities that come once?
        """),
    OpenPoint(
      id: "OPEN-07",
      text: """
        Does a change of the location row in Settings ever end the app? Sextant assumes that it does not.
        """),
    OpenPoint(
      id: "OPEN-08",
      text: "Which of the two keys for explicit sessions do iOS 18 and 26 read?"),
    OpenPoint(
      id: "OPEN-09",
      text: "From 18 on, does CLLocationManager need an `.always` session too, or only the newer API?"),
    OpenPoint(
      id: "OPEN-10",
      text: "When, and for which apps, is ITMS-90683 a warning, and when does it block the upload?"),
    OpenPoint(
      id: "OPEN-11",
      text: "What does `liveUpdates()` do on iOS 17 while the status is notDetermined?"),
    OpenPoint(
      id: "OPEN-12",
      text: """
        What exactly is the rule of 16.4? Apple's own thread could not be read: do significant location changes \
        have to run too, and where between 100 and 1000 meters is the threshold?
        """),
    OpenPoint(
      id: "OPEN-13",
      text: """
        Does a force-quit end relaunching on iOS 26? One report of 26.4.2 says so, one of 26.2.1 saw a relaunch, \
        and so did one of September 2026 whose release is not known. Did authorization change otherwise? Nothing was \
        found.
        """),
    OpenPoint(
      id: "OPEN-14",
      text: "Does a refusal by the person also give promptDeclined?"),
    OpenPoint(
      id: "OPEN-15",
      text: """
        How often does the reminder come from 13 on? Its strings mention "past 3 days" and a number of days, and \
        developers speak of every 3 days and of once a week.
        """),
    OpenPoint(
      id: "OPEN-16",
      text: "Does monitoring survive a restart of the device?"),
    OpenPoint(
      id: "OPEN-17",
      text: "What number is kCLLocationAccuracyReduced?"),
    OpenPoint(
      id: "OPEN-18",
      text: """
        How does MDM make the status `restricted` for location, and does the status come back afterwards, with a \
        callback?
        """),
    OpenPoint(
      id: "OPEN-19",
      text: "What does a usage description that is not a string do when the app runs?"),
    OpenPoint(
      id: "OPEN-20",
      text: "Which services crash an app that starts them without didFailWithError?"),
    OpenPoint(
      id: "OPEN-21",
      text: "Does airplane mode make the status denied?"),
    OpenPoint(
      id: "OPEN-22",
      text: "Does heading need authorization?"),
    OpenPoint(
      id: "OPEN-23",
      text: """
        How old may events be that are held while Always is provisional, and how soon after the second prompt \
        does an answer still count as "near in time"?
        """),
    OpenPoint(
      id: "OPEN-24",
      text: """
        After Settings or a reminder took Always back to While Using, can the one request for Always be made \
        again? Sextant assumes that it can't.
        """),
    OpenPoint(
      id: "OPEN-25",
      text: """
        Does Ask Next Time restore the opportunity to request Always? Sextant assumes that it restores only that \
        for When In Use.
        """),
    OpenPoint(
      id: "OPEN-26",
      text: """
        When the prompt comes again after Allow Once, is the choice of accuracy remembered, or is it Precise: On \
        again?
        """),
  ]
}
