import CommandLineOptions
import CommandOutput
import LocationCatalogue
import LocationDrawing
import LocationPolicy
import Translations

/// Draws a screen that a person sees.
struct Draw: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw prompts, the Settings page or the status bar of each release as SVG.",
    discussion: """
      The drawings contain the system's words but none of Apple's artwork. Releases that look alike are drawn once. \
      Everything is computed by running the rules; if a request shows no prompt, an empty frame says so.

      prompt: what --request shows from --grant. settings: the rows that an app with --grant finds ticked. status-bar: \
      the indicator while an app with --grant continues updates in the background.

      Redirect the output into a file: sextant draw prompt --request always > always.svg
      """)

  @Argument(help: "What to draw.")
  var screen: DrawnScreen

  @Option(
    help:
      "An iOS version or a range, such as 14, 13.4, 8-10 or 13.4+; can be given several times. The default is all.",
    value: "versions")
  var ios: [ReleaseRangeArgument]

  @Option(help: "The request that the app makes.")
  var request = AppRequest.whenInUse

  @Option(help: "The app's authorization before it.")
  var grant = GrantArgument.undecided

  @Flag(help: "The app has reduced accuracy.")
  var reduced: Bool

  @Option(name: "app-name", help: "The app's name.", value: "name")
  var appName = "App"

  @Option(help: "The app's usage description, below the title of a prompt.", value: "text")
  var text: String?

  @Option(help: "The language of the phone, by default that of LANG.")
  var language: Language?

  @Option(help: "The colors; 'readers' follows the viewer's system setting.")
  var appearance = Appearance.readers

  func validate() throws(ValidationError) {
    guard releases.contains(where: { grant.exists(under: .policy(for: $0)) }) else {
      throw ValidationError("none of the releases knows --grant \(grant.rawValue)")
    }
  }

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    let strip = ScreenStrip(
      screen: screen, request: request,
      state: grant.state(isAlwaysSpent: false, isReduced: reduced, phase: .foreground),
      app: AppConfiguration(descriptions: .all, traits: .backgroundMode), appName: appName, text: text,
      language: console.language(language))
    if let drawing = strip.drawing(on: releases) { try console.write(drawing.file(appearance)) }
    return .success
  }

  private var releases: [Release] {
    ios.releases(byDefault: Release.allCases)
  }
}

extension Appearance: ExpressibleByArgument {}
