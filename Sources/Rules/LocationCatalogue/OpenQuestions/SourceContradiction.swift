/// A place where Apple's own material disagrees with itself.
package struct SourceContradiction: Hashable, Sendable {
  /// The id, such as "X-01".
  package let id: String
  /// What disagrees, and what is followed.
  package let text: String
}

extension SourceContradiction {
  /// The contradictions in the order of their numbers.
  package static let all: [SourceContradiction] = [
    SourceContradiction(
      id: "X-01",
      text: """
        The page of requestAlwaysAuthorization() names the legacy Always key as required and shown; \
        the headers of 12 to 15, the session of 2017 and two of Apple's articles name \
        AlwaysAndWhenInUse. Sextant follows the latter.
        """),
    SourceContradiction(
      id: "X-02",
      text: """
        `NSLocationRequireExplicitServiceSession` vs `CLRequireExplicitServiceSession` (KEY-044).
        """),
    SourceContradiction(
      id: "X-03",
      text: "promptDeclined on user refusal: method page no, error page yes (AUTH-072)."),
    SourceContradiction(
      id: "X-04",
      text: "The indicator for Always: the session of 2017 vs Technical Q&A QA1965 (BG-008)."),
    SourceContradiction(
      id: "X-05",
      text: """
        didFailWithError mandatory for all services (delegate page) vs only requestLocation (method \
        page, practice) (DEL-071).
        """),
    SourceContradiction(
      id: "X-06",
      text: "verticalAccuracy 0 valid (header) vs invalid (doc) (DEL-063)."),
    SourceContradiction(
      id: "X-07",
      text: """
        "Always only effective while a `.always` session is held" broad vs narrow wording (AUTH-086).
        """),
    SourceContradiction(
      id: "X-08",
      text: "Airplane mode as cause of `denied` (SET-007)."),
    SourceContradiction(
      id: "X-09",
      text: """
        The page of requestAlwaysAuthorization() points to didUpdateLocations for permission results; \
        it is the authorization callback.
        """),
    SourceContradiction(
      id: "X-10",
      text: "Region monitoring survives reboot? (DEL-009)."),
    SourceContradiction(
      id: "X-11",
      text: """
        Significant location changes after a force-quit: the headers say that they relaunch the app even \
        if the person killed it, their page says only "terminated", and a report of 26.4.2 differs \
        (BG-015, DEL-046).
        """),
  ]
}
