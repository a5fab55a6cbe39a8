import TestSupport
import Testing

/// The predictions: in short, as a story, and complete.
@Suite struct ReleaseStoryTests {
  private let tracker = RepositoryFolder.path("Examples/RunTracker")

  @Test func `a release is told from top to bottom`() {
    let output = ToolRun("check", tracker, "--release", "15").output
    let story = """
        On iOS 15

          1. first prompt
             requestAlwaysAuthorization(): “Allow “RunTracker” to use your location?”
             [Allow Once] [Allow While Using App] [Don’t Allow] with map and Precise:
             On, saying “RunTracker draws your route on the map and measures your
             distance while you run.”
               - “Allow Once”: the app has When In Use for once and reads
                 authorizedWhenInUse; locationManagerDidChangeAuthorization(_:) is
                 called.
               - “Allow While Using App”: the app has provisional Always and reads
                 authorizedAlways; locationManagerDidChangeAuthorization(_:) is
                 called.
               - “Don’t Allow”: the app has a refusal and reads denied;
                 locationManagerDidChangeAuthorization(_:) is called.
               - Precise: Off: whatever is allowed then is of reduced accuracy.

          2. second prompt
             Hours or days later, at a moment of the system's choosing: “Allow
             “RunTracker” to also use your location even when you are not using the
             app?” [Keep Only While Using] [Change to Always Allow], saying
             “RunTracker goes on drawing your route and measuring your distance when
             the phone is locked in your pocket during a run.”
               - “Keep Only While Using”: the app has When In Use and reads
                 authorizedWhenInUse; locationManagerDidChangeAuthorization(_:) is
                 called.
               - “Change to Always Allow”: the app has Always and reads
                 authorizedAlways; no callback comes.

          foreground
             With When In Use, provisional Always or Always, a location: It is
             delivered.

          background
             With When In Use, a session started in the foreground continues, with the
             blue bar or pill, which can't be hidden.
             With provisional Always, a session started in the foreground stops a few
             seconds after the person leaves the app.
             With Always, a session started in the foreground continues, with no
             indicator.

      1 error in 1 target

      """
    #expect(output.hasSuffix("\n\n" + story))
  }

  @Test func `in short each thing takes a line`() {
    let output = ToolRun("check", tracker).output
    let short = """
        What will happen

          first prompt   15+  asking for Always: a prompt; at most provisional Always
          second prompt  15+  hours or days later: a prompt; at most Always
          background     15+  When In Use, Always: a session continues
                         15+  provisional Always: a session stops a few seconds after
                              the person leaves the app

      --release 15 shows one release step by step, --predictions everything that will
      happen.

      1 error in 1 target

      """
    #expect(output.hasSuffix("\n\n" + short))
  }

  @Test func `all predictions say what each answer gives, release by release`() {
    let output = ToolRun("check", tracker, "--predictions").output
    #expect(
      output.contains("                   15+  “Allow While Using App”: the app has provisional Always\n"))
    #expect(!output.contains("--predictions"))
  }

  @Test func `one release is asked for once`() {
    let run = ToolRun("check", tracker, "--release", "15", "--ios", "15")
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("Error: --release checks one version already; leave out --ios."))
  }
}
