import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A delegate method is almost one of Apple's, but is never called.
  static let mistypedDelegateMethod = Rule(
    id: .mistypedDelegateMethod,
    summary: "A location delegate has a method that almost matches one of Apple's, so it is never called.",
    explanation: """
      The methods of CLLocationManagerDelegate are optional: one with a wrong label or parameter type compiles but \
      is never called. Common mistakes are didUpdateLocation for didUpdateLocations, didChangeAuthorizationStatus in \
      Swift, names from Swift 2, and NSError where Error is expected.
      """,
    severity: .error, bites: everywhere, mistakes: [.mis45], facts: [.auth004, .auth005],
    judgesLibraries: true,
    absence: .inModule,
    check: { context in
      let delegates = context.code.types.sorted.filter { NearMiss.isDelegate($0, in: context.code.types) }
      return delegates.flatMap { entry in
        entry.methods.filter { context.isJudged($0.file) }.compactMap { method in
          NearMiss.meantMethod(by: method, of: entry, isModernSwift: context.isModernSwift)
            .map { violation(at: method, meant: $0, in: entry) }
        }
      }
    })

  private static func violation(
    at method: TypeIndex.Method, meant: String, in entry: TypeIndex.Entry
  ) -> Violation {
    let types: Phrase =
      NearMiss.hasWrongResult(method.facts)
      ? ", with no return value"
      : NearMiss.parameterTypes[meant].map { ", with the parameter types \(MessageText.list($0))" } ?? ""
    let hasRightOne = entry.methods.contains { $0.facts.name == meant && $0.facts != method.facts }
    return Violation(
      at: method.site,
      // Beside the right one it is left over, and nothing is missed.
      severity: hasRightOne ? .note : .error,
      message: "Core Location never calls \(method.facts.name): the delegate's method is \(meant)\(types).",
      fix: "Declare it exactly as \(meant)\(types).",
      corrections: entry.methods.contains { $0.facts.name == meant } ? [] : renaming(method, to: meant))
  }

  /// Returns the correction of labels, if only labels are wrong; other types would change the
  /// body's values.
  private static func renaming(_ method: TypeIndex.Method, to meant: String) -> [Correction] {
    guard !method.file.hasSuffix(".swift") || NearMiss.hasTypes(of: meant, method.facts) else { return [] }
    let (labels, meantLabels) = (labels(of: method.facts.name), labels(of: meant))
    guard labels.count == meantLabels.count, labels.first == meantLabels.first else { return [] }
    let wrong = zip(labels, meantLabels).filter { $0 != $1 }
    return wrong.contains { $0.0 == "_" || $0.1 == "_" }
      ? [] : wrong.map { .rename(label: $0, to: $1, behind: method.site) }
  }

  /// Returns the name of a method and its labels.
  private static func labels(of name: String) -> [String] {
    name.split { "(:)".contains($0) }.map(String.init)
  }
}
