import AppProject
import LocationEvidence
import LocationPolicy
import Phrases

extension Rule {
  /// An Info.plist with location keys isn't used by any target.
  static let unusedInfoPlist = Rule(
    id: .unusedInfoPlist,
    summary: "An Info.plist has location keys, but no target uses it.",
    explanation: """
      What it contains has no effect on any app, which is easily overlooked while editing. Such files are not \
      checked any further.
      """,
    severity: .note, bites: everywhere, facts: [],
    check: .project { inventory in
      inventory.unusedInfoPlists.map { path in
        Violation(
          at: Site(file: path, line: 1, column: 1),
          message: "No target uses this Info.plist, so its location keys have no effect.",
          fix: "Move the keys to the Info.plist of the target that needs them, or remove them.")
      }
    })
}
