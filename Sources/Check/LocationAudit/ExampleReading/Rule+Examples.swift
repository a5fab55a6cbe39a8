package import LocationEvidence
import RuleExampleFiles
import Synchronization

extension Rule {
  /// Projects with a finding, and similar projects without one; none if their file has a flaw.
  package var examples: [RuleExample] { RuleExamples.examples(of: id) }
}

/// The examples of all rules, which the program contains as text.
package enum RuleExamples {
  /// What is wrong in the files with examples, whose examples are missing then.
  package static var flaws: [RuleExampleFlaw] {
    texts.compactMap { text in
      do throws(RuleExampleFlaw) {
        _ = try RuleExampleReader.read(text)
        return nil
      } catch {
        return error
      }
    }
  }

  private static let texts: [String] = {
    var count = 0
    let bytes = UnsafeRawBufferPointer(start: rule_example_files(&count), count: count)
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }()

  /// What was read of the files; each is read when somebody first asks for it, and a check asks for none.
  private static let known = Mutex<[RuleID: [RuleExample]]>([:])

  fileprivate static func examples(of rule: RuleID) -> [RuleExample] {
    if let examples = known.withLock({ $0[rule] }) { return examples }
    let text = texts.first { $0.hasPrefix("# \(rule.rawValue)\n") }
    let examples = text.flatMap { try? RuleExampleReader.read($0).examples } ?? []
    known.withLock { $0[rule] = examples }
    return examples
  }
}
