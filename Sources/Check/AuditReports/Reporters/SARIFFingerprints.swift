import AppProject
import LocationEvidence
import Phrases

/// Computes fingerprints of findings, which don't change when lines above them are added or
/// removed.
struct SARIFFingerprints {
  /// The name of the fingerprint in SARIF, with the version of the algorithm.
  static let name = "sextantFinding/v1"

  private var occurrences: [UInt64: Int] = [:]

  /// Returns the fingerprint of the next finding of a report.
  ///
  /// It is computed from the rule, the target, the file, the source text, and a number that
  /// distinguishes equal findings.
  ///
  /// - Parameter file: The path of the file, if it is relative to another folder than the report's.
  mutating func next(for finding: Finding, in file: String? = nil, excerpt: SourceExcerpt?) -> String {
    let source = excerpt.map { $0.before + $0.after } ?? finding.message.english
    let words = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let hash = Self.hash([finding.rule.rawValue, finding.target, file ?? finding.site.file, words])
    let occurrence = occurrences[hash, default: 0] + 1
    occurrences[hash] = occurrence
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(occurrence)"
  }

  /// Returns the 64-bit FNV-1a hash of texts, which is the same in every process.
  private static func hash(_ texts: [String]) -> UInt64 {
    texts.joined(separator: "\u{0}").utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }
}
