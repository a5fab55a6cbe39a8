import AppProject
import LocationAudit
import LocationEvidence
import Testing

/// What is found in Swift does not depend on how the same behavior is written.
@Suite struct RewrittenExampleTests {
  @Test(arguments: Rewriting.allCases)
  func `the examples of the rules have the same findings in other words`(_ rewriting: Rewriting) {
    var changed = 0
    for rule in RuleCatalog.all {
      for example in rule.examples {
        guard let other = example.rewritten(rewriting) else { continue }
        changed += 1
        let difference = FindingDifference(from: example.inventory, to: other.inventory, rules: [rule])
        let text = other.files.map(\.text).joined(separator: "\n")
        #expect(difference.isEmpty, "\(rule.id.rawValue), \(example.title): \(difference)\n\(text)")
      }
    }
    #expect(changed > 0)
  }
}

/// What is found in one of two versions of a project only.
struct FindingDifference: CustomStringConvertible {
  private(set) var lost: [String]
  private(set) var new: [String]
  /// How much was found in the first.
  let count: Int

  init(from first: ProjectInventory, to second: ProjectInventory, rules: [Rule]? = nil) {
    func found(in inventory: ProjectInventory) -> [String] {
      Audit.run(inventory, rules: rules ?? RuleCatalog.all)
        .map { "\($0.severity) \($0.rule.rawValue) in \($0.site.file)" }
    }
    lost = found(in: first)
    count = lost.count
    new = []
    for finding in found(in: second) {
      if let index = lost.firstIndex(of: finding) { lost.remove(at: index) } else { new.append(finding) }
    }
  }

  var isEmpty: Bool { lost.isEmpty && new.isEmpty }

  var description: String { "lost \(lost), new \(new)" }
}

extension RuleExample {
  /// Returns the example with its Swift in other words, or nil if nothing in it can be rewritten.
  func rewritten(_ rewriting: Rewriting) -> RuleExample? {
    let others = files.map { file in
      file.name.hasSuffix(".swift")
        ? rewriting.applied(to: file.plainText).map { File(name: file.name, text: $0) } ?? file : file
    }
    guard others != files else { return nil }
    return RuleExample(
      title, isRemedy: isRemedy, kind: kind, iOS: deploymentTarget, infoPlist: infoPlist, settings: settings,
      entitlements: entitlements, localizations: localizations, unseenDependencies: unseenDependencies,
      unusedInfoPlists: unusedInfoPlists, firstScreens: firstScreens,
      permissionHandlerMacros: permissionHandlerMacros, files: others)
  }
}
