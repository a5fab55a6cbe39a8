import InfoPlistProblems
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// A distance is summed, but nothing checks Precise Location.
  static let distanceWithoutPrecise = Rule(
    id: .distanceWithoutPrecise,
    summary:
      "Distances are added up, which are kilometers wrong while Precise Location is off, and nothing checks it.",
    explanation: """
      While Precise Location is off, a location is the center of a region some kilometers wide, and a new one comes \
      about four times an hour. A distance that is added up from such locations has nothing to do with the way that \
      the person went. Read accuracyAuthorization, and say what to turn on, or ask for full accuracy for this \
      feature. A library that was not read may do so instead.
      """,
    severity: .note, bites: { $0.accuracyChoice.value }, facts: [.acc001, .acc002],
    examples: .distanceWithoutPrecise,
    judgesLibraries: true, absence: .inProcess,
    check: { context in
      guard !context.looksAtPrecise else { return [] }
      // Code that compares the accuracy leaves such locations out.
      let sums = SummedDistances.all(in: context).filter { !$0.names.contains("horizontalAccuracy") }
      return sums.prefix(1).map { sum in
        Violation(
          at: sum.method.site,
          message: """
            While Precise Location is off, this adds up distances between the centers of regions some kilometers \
            wide, and no code that was read checks for that.\(MessageText.further(sums.count - 1))
            """,
          fix: "Read accuracyAuthorization, and when it is reduced, say what to turn on in Settings.")
      }
    })
}

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let distanceWithoutPrecise: [RuleExample] = [
    RuleExample(
      "A run without a look at Precise Location", infoPlist: [.whenInUse],
      files: [runner("↓", "if let last { total += location.distance(from: last) }")]),
    RuleExample(
      "Precise Location is checked", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        runner(
          "",
          """
          guard manager.accuracyAuthorization == .fullAccuracy else { return }
              if let last { total += location.distance(from: last) }
          """)
      ]),
    RuleExample(
      "Inaccurate locations are left out", infoPlist: [.whenInUse],
      files: [
        runner(
          "",
          """
          guard location.horizontalAccuracy < 50 else { return }
              if let last { total += location.distance(from: last) }
          """)
      ]),
  ]
}
