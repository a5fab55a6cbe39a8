import AppProject
import LocationEvidence

/// Applies the rules to a built product that don't need places in code.
enum BuiltAudit {
  /// Returns the findings in a built target, by rule.
  static func findings(in target: AppTarget, code: ProcessCode, rules: [Rule]) -> [Finding] {
    let files = code.files
    let whole = rules.filter { $0.subject == .setUp || files.isEmpty && $0.subject == .textsForCode }
    return whole.flatMap { Audit.findings(of: $0, in: target, code: code) }
      + files.flatMap { file in
        let code = code.limited(to: file)
        return rules.filter { $0.subject == .textsForCode }
          .flatMap { Audit.findings(of: $0, in: target, code: code) }
      }
  }
}
