extension SeedCorrection {
  /// The corrections in the order of their numbers.
  package static let all: [SeedCorrection] = [
    SeedCorrection(
      id: "SEED-01", place: "S000 三.2",
      statement: "continuous location = start/stopUpdatingHeading",
      correction: """
        start/stopUpdatingLocation; heading is the compass (S000's own sample in 四 uses \
        startUpdatingLocation)
        """,
      basis: "DEL-090"),
    SeedCorrection(
      id: "SEED-02", place: "S000 二.5",
      statement: "temporary dictionary XML without key/string tags",
      correction: "needs `<key>` and `<string>`",
      basis: "KEY-031"),
    SeedCorrection(
      id: "SEED-03", place: "S003 三",
      statement: "enum order notDetermined, denied, restricted",
      correction: "restricted = 1, denied = 2",
      basis: "AUTH-001"),
    SeedCorrection(
      id: "SEED-04", place: "S000 二.6, S003 三",
      statement: "`Authorized` is a further enumerator",
      correction: "alias with value 3",
      basis: "AUTH-001"),
    SeedCorrection(
      id: "SEED-05", place: "S000 二.7",
      statement: "after WhenInUse one may always escalate once",
      correction: "only from 11; on 8–10 no-op",
      basis: "AUTH-024, AUTH-025"),
    SeedCorrection(
      id: "SEED-06", place: "S000 二.4 note 2, S003 五.A1",
      statement: "requestAlways from WhenInUse prompts at once on 13",
      correction: "only from 13.4; 13.0–13.3 goes provisional",
      basis: "AUTH-051, AUTH-052"),
    SeedCorrection(
      id: "SEED-07", place: "S001 §1 option 1; S003 四 and 五.B",
      statement: "Allow Once valid until app closed / next launch",
      correction: "until no longer in use",
      basis: "AUTH-068"),
    SeedCorrection(
      id: "SEED-08", place: "S000 三.3; S004",
      statement: "auto-paused updates resume when app enters foreground",
      correction: "the app must restart them",
      basis: "DEL-080"),
    SeedCorrection(
      id: "SEED-09",
      place: """
        S000 二.7 "no effect once decided"
        """,
      statement: "second request is always useless",
      correction: "false after Allow Once lapse, Ask Next Time, upgrade from WhenInUse",
      basis: "AUTH-025, AUTH-068, SET-002"),
    SeedCorrection(
      id: "SEED-10", place: "S004 capability row",
      statement: "capability off ⇒ no background location whatsoever",
      correction: """
        only the continuous standard service is affected; SLC/region/visit and updates in otherwise \
        running apps work
        """,
      basis: "DEL-006, KEY-040"),
    SeedCorrection(
      id: "SEED-11", place: "S000 三.3",
      statement: "reduced accuracy = 5,000 m",
      correction: "typical value; 1–20 km",
      basis: "ACC-001"),
    SeedCorrection(
      id: "SEED-12", place: "S000 二.3",
      statement: """
        before 11 the indicator flag is "always NO"
        """,
      correction: "true for Always only; WhenInUse had the bar on 8–10 (its own tables say so)",
      basis: "BG-006, BG-007"),
    SeedCorrection(
      id: "SEED-13", place: "S000 二.7 key table",
      statement: "one YES/× column per version",
      correction: """
        8–10: keys needed per request, not both; 11+: Always key × at runtime yet needed if deploying ≤ \
        10
        """,
      basis: "KEY-003…006"),
    SeedCorrection(
      id: "SEED-14", place: "S000 四.4 comment",
      statement: """
        "call requestAlways directly" recommended
        """,
      correction: "13+: leads to provisional; ask WhenInUse first",
      basis: "AUTH-065, MIS-42"),
    SeedCorrection(
      id: "SEED-15", place: "S000 四.4 code",
      statement: """
        requests Always on 8–10 if Always key exists, no WhenInUse choice; on 11+ else-branch message \
        suggests both keys always needed
        """,
      correction: "WhenInUse needs only its own key",
      basis: "KEY-003"),
    SeedCorrection(
      id: "SEED-16", place: "S001 §2 code",
      statement: "showsBackgroundLocationIndicator = true for a WhenInUse app",
      correction: "no effect; bar is forced",
      basis: "BG-008"),
    SeedCorrection(
      id: "SEED-17", place: "S001 §1/§2 code",
      statement: "stops on every didFailWithError",
      correction: "0 is transient in continuous mode",
      basis: "ERR-002"),
    SeedCorrection(
      id: "SEED-18", place: "S001 §1/§2 code",
      statement: "auth callback starts or requests unconditionally",
      correction: "fires at creation and, after Allow Once, again → auto prompts",
      basis: "AUTH-006, MIS-16"),
    SeedCorrection(
      id: "SEED-19", place: "S001 §2 code",
      statement: "allowsBackgroundLocationUpdates = true at init",
      correction: "crashes if mode absent; flashes bar",
      basis: "BG-001, BG-011"),
    SeedCorrection(
      id: "SEED-20", place: "S002",
      statement: "class-method status and didChangeAuthorization",
      correction: "deprecated in 14; prompt description is pre-13",
      basis: "AUTH-003, AUTH-005"),
    SeedCorrection(
      id: "SEED-21", place: "S003 五",
      statement: "misspelt `NSLocationAlawaysUsageDescription` and two run-together keys",
      correction: "exact names in KEY-004/005",
      basis: "KEY-020"),
    SeedCorrection(
      id: "SEED-22", place: "S003 五",
      statement: "requestAlways allowed from WhenInUse (no version)",
      correction: "11+",
      basis: "AUTH-024"),
    SeedCorrection(
      id: "SEED-23", place: "S003 六.A",
      statement: """
        "launch if not running" for Always, for all services
        """,
      correction: "only SLC, visit, region (and newer API)",
      basis: "DEL-008"),
    SeedCorrection(
      id: "SEED-24", place: "S000 二.7, S004",
      statement: "crash row also for denied",
      correction: """
        confirmed by doc (setter is fatal regardless) – **no contradiction**, listed for completeness
        """,
      basis: "BG-001"),
    SeedCorrection(
      id: "SEED-25",
      place: """
        S000 二.7 table "9.0–12.0"
        """,
      statement: "Always, capability on, allowsBG on → no bar",
      correction: "on 11+ true only with the indicator property NO",
      basis: "BG-008"),
    SeedCorrection(
      id: "SEED-26", place: "S000 四.2",
      statement: "thread warnings may be ignored",
      correction: "manager without run loop gets no callbacks",
      basis: "DEL-086"),
    SeedCorrection(
      id: "SEED-27", place: "S000 三.3 activityType",
      statement: "fitness = walking etc.",
      correction: "wording of ≤13 headers; redefined around 14",
      basis: "DEL-053"),
  ]
}
