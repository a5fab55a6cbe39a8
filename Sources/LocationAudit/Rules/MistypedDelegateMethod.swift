import AppProject
import InfoPlistProblems
import LocationPolicy
import SourceFacts

extension Rule {
  /// A delegate has a method that is almost one of Apple's, which nobody calls.
  static let mistypedDelegateMethod = Rule(
    id: .mistypedDelegateMethod,
    summary: "A location delegate has a method that is almost one of Apple's, so it is never called.",
    explanation: """
      The methods of CLLocationManagerDelegate are optional: one with a wrong label or parameter type compiles and is \
      never called. Common ones are didUpdateLocation for didUpdateLocations, didChangeAuthorizationStatus in Swift, \
      names of Swift 2, and NSError where Error is asked for.
      """,
    severity: .error, bites: everywhere, mistakes: [.mis45], facts: [.auth004, .auth005],
    examples: .mistypedDelegateMethod,
    judgesLibraries: true,
    check: { context in
      let delegates = context.code.types.sorted.filter { NearMiss.isDelegate($0, in: context.code.types) }
      return delegates.flatMap { entry in
        entry.methods.filter { context.isJudged($0.file) }.compactMap { method in
          NearMiss.meantMethod(by: method, of: entry, isModernSwift: context.isModernSwift)
            .map { violation(at: method, meant: $0) }
        }
      }
    })

  private static func violation(at method: TypeIndex.Method, meant: String) -> Violation {
    let types =
      NearMiss.hasWrongResult(method.facts)
      ? ", without a result"
      : NearMiss.parameterTypes[meant].map { ", with the parameter types \(Words.list($0))" } ?? ""
    return Violation(
      at: method.site,
      message: "Core Location never calls \(method.facts.name): the delegate's method is \(meant)\(types).",
      fix: "Declare it exactly as \(meant)\(types).")
  }
}
