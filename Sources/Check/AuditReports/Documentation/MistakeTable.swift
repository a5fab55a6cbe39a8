import LocationAudit
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms

/// A table of the classic mistakes with the rules that find them.
enum MistakeTable {
  static func text(of rules: [Rule]) -> String {
    let head = """
      ## Which rule finds which mistake

      The classic mistakes of `sextant explain`, each with the rules that find it in projects, or the reason why \
      reading the source can't reveal it.

      | mistake | what it is | found by |
      | --- | --- | --- |
      """
    return ([head] + MistakeCatalog.all.map { row($0, rules) }).joined(separator: "\n")
  }

  private static func row(_ mistake: Mistake, _ rules: [Rule]) -> String {
    let finders =
      switch MistakeCoverage.coverage(of: mistake.id, by: rules) {
      case .found(let ids): ids.map(RuleDocumentation.link).joined(separator: ", ")
      case .invisible(let reason): "– \(reason)"
      case nil: ""
      }
    return "| \(mistake.id.rawValue) | \(mistake.cause) | \(finders) |"
  }
}
