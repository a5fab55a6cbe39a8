import AppProject
import LocationEvidence
import Phrases
import TextReading

/// Computes fingerprints of findings, which don't change when lines above them are added or
/// removed.
struct SARIFFingerprints {
  /// The name of the fingerprint in SARIF, with the version of the algorithm.
  static let name = "sextantFinding/v1"

  private var occurrences: [String: Int] = [:]

  /// Returns the fingerprint of the next finding of a report.
  ///
  /// It is computed from the rule, the target, the file, the source text, and a number that
  /// distinguishes equal findings.
  ///
  /// - Parameter file: The path of the file, if it is relative to another folder than the report's.
  mutating func next(for finding: Finding, in file: String? = nil, excerpt: SourceExcerpt?) -> String {
    let source = excerpt.map { $0.before + $0.after } ?? finding.message.english
    let words = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var hash = FowlerNollVoHash()
    let parts = [finding.rule.rawValue, finding.target, file ?? finding.site.file, words]
    hash.add(parts.joined(separator: "\u{0}"))
    let occurrence = occurrences[hash.text, default: 0] + 1
    occurrences[hash.text] = occurrence
    return "\(hash.text):\(occurrence)"
  }
}
