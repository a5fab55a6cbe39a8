import CoreLocationInterface
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The compass is started by code that expects locations.
  static let headingWithoutLocation = Rule(
    id: .headingWithoutLocation,
    summary: "startUpdatingHeading is called where the code expects locations.",
    explanation: """
      startUpdatingHeading starts the compass, which calls locationManager(_:didUpdateHeading:). Locations come from \
      startUpdatingLocation or requestLocation; without one of them locationManager(_:didUpdateLocations:) is never \
      called, and the true heading stays negative.
      """,
    severity: .error, bites: everywhere, mistakes: [.mis49], facts: [.del090],
    absence: .inModule,
    check: { context in
      guard !context.code.uses(anyOf: .standardUpdates, .oneShot, .liveUpdates, .significantChanges) else {
        return []
      }
      let starts = context.code.uses(of: .heading).filter {
        context.isJudged($0.file) && awaitsLocations($0, in: context.code)
      }
      return starts.prefix(1).map(violation)
    })

  private static func awaitsLocations(_ use: CodeUse, in code: ProcessCode) -> Bool {
    guard let type = use.fact.enclosingType, let entry = code.types.entry(named: type) else { return false }
    return entry.implements(.didUpdateLocations)
  }

  private static func violation(at use: CodeUse) -> Violation {
    Violation(
      at: use.site,
      message:
        "This starts only the compass, and nothing starts location updates: didUpdateLocations is never called.",
      fix: "Call startUpdatingLocation() or requestLocation(), in addition or instead.")
  }
}
