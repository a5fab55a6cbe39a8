package import LocationEvidence
import RuleExampleFiles

extension Rule {
  /// Projects with a finding, and similar projects without one.
  package var examples: [RuleExample] { RuleExamples.all.examples[id] ?? [] }
}

/// The examples of all rules, which the program contains as text.
package enum RuleExamples {
  /// What is wrong in the files with examples, whose other examples are missing then.
  package static var flaws: [RuleExampleFlaw] { all.flaws }

  /// Read when somebody first asks for an example; a check does not.
  fileprivate static let all = {
    var examples: [RuleID: [RuleExample]] = [:]
    var flaws: [RuleExampleFlaw] = []
    var count = 0
    let bytes = UnsafeRawBufferPointer(start: rule_example_files(&count), count: count)
    for text in bytes.split(separator: 0) {
      do throws(RuleExampleFlaw) {
        let file = try RuleExampleReader.read(String(decoding: text, as: UTF8.self))
        examples[file.rule] = file.examples
      } catch {
        flaws.append(error)
      }
    }
    return (examples: examples, flaws: flaws)
  }()
}
