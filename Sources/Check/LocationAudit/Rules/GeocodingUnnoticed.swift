import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// An address or a place is looked up, and nothing happens when that fails.
  static let geocodingUnnoticed = Rule(
    id: .geocodingUnnoticed,
    summary: "An address or a place is looked up, and nothing happens when the lookup fails.",
    explanation: """
      A geocoder asks a server. It fails without a network, when it is asked too often, and where there is no address \
      (ERR-001): the handler then gets an error and no placemarks. Code that only goes on with a placemark leaves an \
      empty label, a search that never comes, or the address of an earlier place beside a new position. Show what is \
      known without the address, such as the coordinate, say what is missing, or try again later. This is a note, \
      because the address may be an extra that nobody misses. In scripts a lookup fails with an error: each is reported \
      whose error nothing catches, or is only logged.
      """,
    severity: .note, bites: everywhere, facts: [.err001],
    judgesLibraries: true,
    check: { context in
      guard context.mayAsk else { return [] }
      let code = context.code
      let wrappers = GeocodingFailures.wrappers(among: code.functions)
      let places =
        code.parts.flatMap(\.bodies)
        .filter { context.isOwn($0.file) }
        .flatMap { GeocodingFailures(in: $0, wrappers: wrappers).places }
        + ScriptLookups(in: code.scriptReactions).places.filter { context.isJudged($0.file) }
      let uses = GeocodingFailures.methods.flatMap { code.uses($0) }
      let sites = Dictionary(
        uses.map { ($0.place, $0.site) }
      ) { first, _ in first }
      return Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }.compactMap { file, places in
        places.min().map { place in
          Violation(
            at: sites[place] ?? Site(place),
            message: """
              When this lookup fails, as without a network or when it is asked too often, nothing happens here, and \
              nothing says why.\(MessageText.further(Set(places).count - 1))
              """,
            fix: "Look at the error, and say what is missing, or go on without the address.")
        }
      }
    })
}
