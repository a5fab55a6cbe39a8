import AppProject
import LocationAudit
import Phrases

/// Names findings so that they are recognized again when lines above them come and go.
struct SARIFFingerprints {
  /// The name under which fingerprints are stored, with the version of how they are made.
  static let name = "sextantFinding/v1"

  private var occurrences: [UInt64: Int] = [:]

  /// Returns the fingerprint of the next finding of a report.
  ///
  /// It is made of the rule, the target, the file and the source text, and a number that tells equal ones apart.
  ///
  /// - Parameter file: The file's path where it counts from another folder than the report's.
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
