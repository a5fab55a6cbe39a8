extension OpenPoint {
  /// The places where Apple's own material disagrees with itself, in the order of their numbers.
  package static let contradictions: [OpenPoint] = [
    OpenPoint(
      id: "X-01",
      text: """
        The page of requestAlwaysAuthorization() names the legacy Always key as required and shown; \
        the headers of 12 to 15, the session of 2017 and two of Apple's articles name \
        AlwaysAndWhenInUse. Sextant follows the latter.
        """),
    OpenPoint(
      id: "X-02",
      text: """
        The key that turns implicit sessions off: the session of 2024 and one of Apple's articles call it \
        `NSLocationRequireExplicitServiceSession`, another article and the headers \
        `CLRequireExplicitServiceSession` (KEY-044).
        """),
    OpenPoint(
      id: "X-03",
      text: """
        Whether a refusal by the person gives promptDeclined: the method's page and the headers say no, the page of \
        the error says yes (AUTH-072).
        """),
    OpenPoint(
      id: "X-04",
      text: "The indicator for Always: the session of 2017 and Technical Q&A QA1965 disagree (BG-008)."),
    OpenPoint(
      id: "X-05",
      text: """
        Whether didFailWithError is required for all services, as the delegate's page says, or only for \
        requestLocation, as the method's page and practice say (DEL-071).
        """),
    OpenPoint(
      id: "X-06",
      text: """
        Whether a verticalAccuracy of 0 is valid, as the header says, or not, as the page says (DEL-063).
        """),
    OpenPoint(
      id: "X-07",
      text: """
        How far it goes that Always is only effective while an `.always` session is held: there is a broad and a \
        narrow wording (AUTH-086).
        """),
    OpenPoint(
      id: "X-08",
      text: "Whether airplane mode is a cause of `denied` (SET-007)."),
    OpenPoint(
      id: "X-09",
      text: """
        The page of requestAlwaysAuthorization() points to didUpdateLocations for permission results; \
        it is the authorization callback.
        """),
    OpenPoint(
      id: "X-10",
      text: "Whether region monitoring survives a restart (DEL-009)."),
    OpenPoint(
      id: "X-11",
      text: """
        Significant location changes after a force-quit: the headers say that they relaunch the app even \
        if the person killed it, their page says only "terminated", and a report of 26.4.2 differs \
        (BG-015, DEL-046).
        """),
    OpenPoint(
      id: "X-12",
      text: """
        Updates after an automatic pause: the header says that the resume callback comes when they are \
        "automatically resumed", Apple's pages say that the app has to start them again (DEL-080). Sextant follows \
        the pages.
        """),
  ]
}
