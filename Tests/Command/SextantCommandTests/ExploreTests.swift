import Foundation
import LocationPolicy
import TestSupport
import Testing

@testable import SextantCommand

@Suite struct ExploreTests {
  /// Runs the command with the Info.plist of an app that requests only When In Use, which has few situations.
  private func explore(_ arguments: String...) throws -> ToolRun {
    let folder = try ScratchFolder()
    let plist = """
      <plist version="1.0"><dict>
      <key>NSLocationWhenInUseUsageDescription</key><string>To show where you are.</string>
      </dict></plist>
      """
    try folder.write(plist.utf8, to: "Info.plist")
    let path = folder.url.appending(path: "Info.plist").path(percentEncoded: false)
    let run = ToolRun(arguments: ["explore", "rules", "--info-plist", path] + arguments)
    return ToolRun(
      exitCode: run.exitCode, output: run.output.replacing(path, with: "Info.plist"), errors: run.errors)
  }

  @Test func `what is asked for comes with the shortest journey to it`() throws {
    let run = try explore(
      "--ios", "8", "--find", "background: nothing, updates started, now: delivered", "--find",
      "no-always-prompt", "--never", "prompt:always")
    #expect(
      run
        == ToolRun(
          exitCode: 0,
          output: """
            iOS 8, Info.plist
              1028 situations, 9186 moves between them; the farthest is 12 moves away

            background: nothing, updates started, now: delivered
              12 situations, the nearest after 4 moves:
                1. The person opens the app.
                    it is in the foreground
                2. The app calls requestWhenInUseAuthorization().
                    a prompt: Allow “App” to access your location while you use the app?
                    “Don’t Allow”, “Allow”
                3. The person taps “Allow”.
                    the prompt is gone; the app reads authorizedWhenInUse; it has When In
                    Use
                4. The app calls startUpdatingLocation().

            no-always-prompt
              8 situations, the nearest after 1 move:
                1. The person opens the app.
                    it is in the foreground

            never prompt:always
              There is no such situation.

            """, errors: ""))
  }

  @Test func `what never should be so and is ends with 1`() throws {
    let run = try explore("--ios", "8", "--format", "json", "--never", "locked after screen settings")
    #expect(
      run
        == ToolRun(
          exitCode: 1,
          output: """
            {
              "answers" : [
                {
                  "isForbidden" : true,
                  "isFound" : true,
                  "journey" : [
                    {
                      "by" : "person",
                      "move" : "opensSettings"
                    },
                    {
                      "by" : "person",
                      "move" : "locksPhone"
                    }
                  ],
                  "question" : "locked after screen settings",
                  "situations" : 464,
                  "words" : "locked after screen settings"
                }
              ],
              "app" : "Info.plist",
              "depth" : 12,
              "ios" : "8",
              "isComplete" : true,
              "schema" : 1,
              "situations" : 1028,
              "transitions" : 9186
            }

            """, errors: ""))
    #expect(try explore("--ios", "8", "--find", "prompt:provisionalAlways").exitCode == 1)
  }

  @Test func `journeys that end differently on two releases are told`() throws {
    let run = try explore("--compare", "10", "11")
    #expect(
      run
        == ToolRun(
          exitCode: 0,
          output: """
            iOS 10 and iOS 11, Info.plist
              2 differences in 1076 pairs of situations

            phase: background on 10, suspended on 11
                1. The person opens the app.
                2. The person opens Settings.
                3. A minute passes.
                4. The person turns Location Services off in Settings.

            updates: nothing on 10, waitsForApp on 11
                1. The person opens the app.
                2. The app calls requestWhenInUseAuthorization().
                3. The person opens Settings.
                4. The app calls startUpdatingLocation().
                5. A minute passes.
                6. The person chooses “While Using the App” for the app in Settings.

            """, errors: ""))
    #expect(
      try explore("--compare", "8", "9").output
        == "iOS 8 and iOS 9, Info.plist\n  no differences in 1028 pairs of situations\n")
  }

  @Test func `each named question is listed`() {
    let list = ToolRun("explore", "rules", "--list").output
    #expect(
      list.hasPrefix(
        """
        no-prompt (MIS-01, MIS-02, MIS-03, MIS-54)
          The person hasn't decided, the app is on the screen, and its request shows
          nothing.
          reads notDetermined, app foreground, prompt none, request whenInUse: nothing

        no-always-prompt (MIS-02, MIS-03, MIS-04)

        """))
  }

  @Test(arguments: [
    (["--find", "reads sometimes"], "'sometimes' is not known here"),
    (["--find", "locked,"], "a condition is missing"),
    (
      ["--find", "allow-once-laps"],
      "'allow-once-laps' is no question of --list. Did you mean 'allow-once-lapsed'?\n"
    ),
    (["--compare", "13.0"], "--compare takes two versions"),
    (["--compare", "13.0", "13.4", "--ios", "14"], "--compare can't be combined with --ios"),
    (["--target", "App"], "--target needs --project"),
    (["--info-plist", "no-such-file"], "no-such-file: "),
    (["--shard", "1/2"], "'--shard'"),
    (["--ios", "8-9", "--format", "json"], "--format json is for one version"),
    (["--format", "promela", "--find", "locked after indicator"], "--format promela knows no 'after'"),
    (["--format", "promela", "--compare", "8", "9"], "can't be combined with --list or --compare"),
    (["--format", "scenario"], "--format scenario takes one --find, and no --never"),
    (["--services", "monitor"], "'monitor'"),
    (["--bound", "0"], "--bound takes 1 to 1073741824 situations"),
    (["--jobs", "0"], "--jobs takes 1 to 1024"),
    (["--save", "search"], "'--save'"),
    (["--resume", "search"], "'--resume'"),
    (["extra"], "'extra'"),
  ])
  func `what can't be asked ends with 2 and says why`(arguments: [String], message: String) {
    let run = ToolRun(arguments: ["explore", "rules"] + arguments)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a question that speaks of live updates adds them, as --services does`() throws {
    let question = "live started, app foreground"
    let asked = try explore("--ios", "17", "--find", question, "--jobs", "1")
    #expect(asked.exitCode == 0)
    #expect(asked.output.hasPrefix("iOS 17, Info.plist, with live\n"))
    #expect(
      asked.output.hasSuffix(
        """
            1. The person opens the app.
                it is in the foreground
            2. The app iterates CLLocationUpdate.liveUpdates().

        """))
    #expect(try explore("--ios", "17", "--find", question, "--services", "live") == asked)
    // iOS 8 has none of these services.
    let older = try explore("--ios", "8", "--services", "sessions", "live", "monitors", "activity")
    #expect(
      older.output == """
        iOS 8, Info.plist, with
        sessions, live, monitors, activity
          1028 situations, 9186 moves between them; the farthest is 12 moves away

        """)
  }

  @Test func `a bound that stops the search is said`() throws {
    let run = try explore("--ios", "8", "--bound", "100", "--find", "prompt:provisionalAlways")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("and\n  there are more: the search was stopped at 100\n"))
    #expect(run.output.hasSuffix("\n  Not found.\n"))
  }

  @Test func `a journey is a scenario that holds when it is played`() throws {
    let run = try explore("--ios", "14", "--format", "scenario", "--find", "allow-once-lapsed")
    #expect(run.exitCode == 0)
    let folder = try ScratchFolder()
    try folder.write(run.output.utf8, to: "lapsed.json")
    let played = ToolRun("simulate", folder.url.appending(path: "lapsed.json").path(percentEncoded: false))
    #expect(played.exitCode == 0, "\(played.output)\(played.errors)")
    #expect(played.output.contains("requestWhenInUseAuthorization"))
    let none = try explore("--ios", "8", "--format", "scenario", "--find", "prompt:provisionalAlways")
    #expect(none.exitCode == 1)
    #expect(none.output == "")
    #expect(none.errors.contains("there is no journey to what is asked for"))
  }

  @Test func `several releases come one after the other`() throws {
    let both = try explore("--ios", "7-8").output
    #expect(both == (try explore("--ios", "7").output) + "\n" + (try explore("--ios", "8").output))
    #expect(try explore("--ios", "8", "--ios", "7").output == both)
  }

  @Test func `a model for Spin has all situations and those to report`() throws {
    let run = try explore("--ios", "8", "--format", "promela", "--find", "prompt always")
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasPrefix("/* 1028 states, 9186 moves */\nc_decl { static const unsigned first0[] = {\n0,"))
    #expect(!run.output.contains("assert"))
    #expect(
      try explore("--ios", "8", "--format", "promela", "--find", "prompt whenInUse").output
        .hasSuffix(" } -> assert(false) }\n  od\n}\n"))
  }

  @Test func `the page has a map, the journeys and what the person sees, and needs nothing from outside`()
    throws
  {
    let run = try explore(
      "--ios", "14", "--format", "html", "--find",
      "reads authorizedWhenInUse, app foreground, updates started",
      "--find", "prompt always")
    #expect(run.exitCode == 1)
    let page = run.output
    // The map, the prompt of the single journey, and the map with the journey.
    #expect(page.split(separator: "role=\"img\"").count == 4)
    #expect(
      page.split(separator: "<figcaption>").map { $0.prefix { $0 != "<" } }.dropFirst() == ["after move 2"])
    #expect(page.contains("<td>The app calls requestWhenInUseAuthorization().</td>"))
    #expect(page.contains("The way: notDetermined, updates don't come"))
    #expect(page.contains("<h2>prompt always</h2>"))
    #expect(page.contains("<p>There is no such situation.</p>"))
    #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
    #expect(!page.contains("<script") && !page.contains("src="))
    #expect(
      try explore("--ios", "13-14", "--format", "html").errors.contains("--format html is for one version"))
  }

  @Test func `an app of a project is explored as it is declared`() {
    let path = RepositoryFolder.root.appending(path: "Examples/RunTracker").path(percentEncoded: false)
    let run = ToolRun("explore", "rules", "--ios", "8", "--project", path, "--find", "no-always-prompt")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("iOS 8, RunTracker\n"))
    let unknown = ToolRun("explore", "rules", "--project", path, "--target", "Walker")
    #expect(unknown.errors == "Error: no target is called 'Walker'. There are: RunTracker.\n")
  }
}
