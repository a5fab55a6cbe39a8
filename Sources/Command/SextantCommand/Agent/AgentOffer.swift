import AgentServer
import CommandOutput

/// The contents of the server for agents.
enum AgentOffer {
  /// The tools, the resources and the prompt.
  static var complete: AgentServer.Offer {
    AgentServer.Offer(
      identity: ServerIdentity(name: "sextant", title: "Sextant", version: ToolVersion.number),
      instructions: instructions,
      tools: [
        ExplainTool(), CheckTool(), WhatHappensTool(), CompareReleasesTool(), PlayTool(),
        ShortestJourneyTool(),
      ],
      library: CatalogLibrary(), prompts: [review])
  }

  private static let instructions = """
    Sextant knows how location permission works on each iOS release, by rules that rest on sourced facts. Ask it \
    before you answer from memory: explain for questions, what_happens for a request on given releases, check after \
    changing Info.plist, entitlements or Core Location code. Cite the ids of facts. Nothing is changed, and nothing \
    leaves the machine.
    """

  private static let review = AgentPrompt(
    name: "review_location_flow", title: "Review this app's location flow",
    description:
      "Checks an app's location permission from the first request to the background, and proposes fixes.",
    arguments: [("path", "The project's folder; the working directory where it is left out.")]
  ) { arguments in
    let place = arguments["path"].map { " with the path \($0)" } ?? ""
    return """
      Review how this app asks for and uses the person's location.

      1. Call check\(place). Read each finding's file at its line before you judge it; 'explain' with the rule's name \
      says why it matters and shows code that is right.
      2. Call what_happens with the app's Info.plist and the requests that its code makes, on the oldest release that \
      it deploys to and on the newest: once for a person who allows, once for one who declines.
      3. Say in a few sentences what a person sees and what the app gets, and where releases differ.
      4. List what is wrong, the worst first: file and line, what happens because of it, the fix, the ids of the facts. \
      Propose the smallest change for each, and ask before you change files.

      State nothing about iOS that no tool's answer says; where they don't know, say so.
      """
  }
}
