import AppProject
import Foundation
import LocationAudit
import LocationEvidence
import LocationFlow
import Phrases
import SourceFacts

/// Code of an app in one language, whose files are read, followed and judged together.
enum FuzzedCode: String, CaseIterable {
  case swift, dart, typescript
  case objectiveC = "objective-c"

  /// The names of the files in an input, in order; empty files are omitted.
  private var names: [String] {
    switch self {
    case .swift: ["App.swift", "Location.swift"]
    case .objectiveC: ["App.m", "Location.h", "Location.m"]
    case .dart: ["lib/main.dart", "lib/location.dart"]
    case .typescript: ["App.tsx", "location.ts"]
    }
  }

  /// Reads the files of an input, follows what they do, and audits them.
  func read(_ bytes: [UInt8]) {
    var parts = FuzzedInput.parts(of: bytes)[...]
    let files = names.compactMap { name -> RuleExample.File? in
      guard let part = parts.popFirst(), !part.isEmpty else { return nil }
      return .init(name: name, text: String(decoding: part, as: UTF8.self))
    }
    let inventory = RuleExample(
      "Fuzzed", infoPlist: [.whenInUse, .alwaysAndWhenInUse, .locationMode], files: files
    ).inventory
    precondition(Audit.run(inventory).allSatisfy { !$0.message.isEmpty && $0.site.line >= 1 })
    precondition(Audit.predictions(for: inventory).count == 1)
    for target in inventory.targets {
      let flow = target.sources.compactMap { file in file.facts?.flow.map { (path: file.path, flow: $0) } }
      _ = ReactionTables(of: TargetProgram(flow)).tables()
    }
  }

  /// The inputs to begin with: the code of all rules' examples in the language.
  var seeds: [[UInt8]] {
    let endings = Set(names.map { $0.suffix(after: ".") })
    let examples = RuleCatalog.all.flatMap(\.examples).map { example in
      example.files.filter { endings.contains($0.name.suffix(after: ".")) }.map { Array($0.plainText.utf8) }
    }
    return examples.filter { !$0.isEmpty }.map { Array($0.joined(separator: FuzzedInput.separator)) }
  }
}

extension String {
  /// The part after the last occurrence of a character.
  fileprivate func suffix(after character: Character) -> Substring {
    lastIndex(of: character).map { self[index(after: $0)...] } ?? self[...]
  }
}
