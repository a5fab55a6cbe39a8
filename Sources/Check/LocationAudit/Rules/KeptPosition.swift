import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// A position of an earlier run is read as if it were the current one.
  static let keptPosition = Rule(
    id: .keptPosition,
    summary: "A position that an earlier run has stored is read, and nothing looks at how old it is.",
    explanation: """
      A position that is stored for later runs is read weeks later, too, when the person is elsewhere. Like the location \
      that Core Location remembers (DEL-060), it has an age: store the time with it, compare that with now when \
      it is read, and replace it as soon as a new position comes. This is a note, because an app may mean the last \
      place on purpose.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis22], facts: [.del060],
    judgesLibraries: true,
    check: { context in
      let all = context.code.scriptPlaces.kept.union(context.code.nativePlaces.kept)
        .filter { context.isJudged($0.file) }.sorted()
      let stored = all.prefix(1).map { read in
        Violation(
          at: Site(read),
          message: """
            This reads the position that an earlier run has stored, and no code here looks at how old it \
            is.\(MessageText.further(all.count - 1))
            """,
          fix: "Store the time with the position, and look at it here.")
      }
      return stored + ofOneRun(in: context)
    })

  /// Returns a finding for the first place in each file that hands out the last position instead of a new one.
  private static func ofOneRun(in context: AuditContext) -> [Violation] {
    let all = context.code.scriptPlaces.fallbacks.union(context.code.nativePlaces.fallbacks)
    return all.filter { context.isJudged($0.file) }.firstInEachFile.map { place in
      Violation(
        at: Site(place),
        message: """
          This hands out the last position, however old it is, instead of a new one: no code here looks at its age.
          """,
        fix: "Keep the time with the position, and look at it here.")
    }
  }
}
