import CoreLocationInterface

/// The facts about location in a source file.
package struct FileFacts: Hashable, Sendable {
  /// The language that the text was read as.
  package let language: SourceLanguage
  /// The uses of location API, in the order of the file.
  package let facts: [SourceFact]
  /// The types that the file declares or extends, in order.
  package let types: [TypeFacts]
  /// The problems, in order; the rest of the file was still read.
  package let problems: [SourceProblem]
  /// The control flow of the file's code, if it can be analyzed.
  package let flow: FlowFile?
  /// The control flow of a script's code; nil for other languages.
  package let script: FlowFile?
  /// The names of kept answers that a file without location API mentions, and of the address in Settings that any
  /// file writes out.
  package internal(set) var mentions: Set<String>
  /// Whether all code of the file was read.
  package var isWhole: Bool { !problems.contains(where: \.endsReading) }

  package init(
    language: SourceLanguage, facts: [SourceFact], types: [TypeFacts], problems: [SourceProblem],
    flow: FlowFile? = nil, script: FlowFile? = nil, mentions: Set<String> = []
  ) {
    self.language = language
    self.facts = facts
    self.types = types
    self.problems = problems
    self.flow = flow
    self.script = script
    self.mentions = mentions
  }

  /// The facts with a version of Flutter's geolocator that asks when a position is wanted.
  package var askingByGeolocator: FileFacts {
    let asking = facts.map { fact in
      guard let script = fact.script, [.position, .updates].contains(script.role),
        fact.receiver?.hasPrefix("Geolocator") ?? false
      else { return fact }
      return SourceFact(
        kind: fact.kind, name: ManagerMember.requestWhenInUseAuthorization.declaration.baseName,
        receiver: fact.receiver, evidence: fact.evidence, script: script, position: fact.position)
    }
    return FileFacts(
      language: language, facts: asking, types: types, problems: problems, script: script, mentions: mentions)
  }

  /// Creates the facts of a file that was only searched for names.
  init(language: SourceLanguage, mentions: Set<String>) {
    self.init(language: language, facts: [], types: [], problems: [], mentions: mentions)
  }
}

/// A programming language that can be read.
package enum SourceLanguage: String, Sendable, CaseIterable {
  /// Swift.
  case swift
  /// Objective-C and Objective-C++, including headers.
  case objectiveC
  /// Dart, JavaScript and TypeScript, in which only requests by plug-ins are found.
  case script

  /// Whether files in the language are compiled into targets of Xcode.
  package var isCompiled: Bool { self != .script }

  /// Returns the language for a file name; nil if the file can't contain facts.
  package static func language(ofFileNamed name: String) -> SourceLanguage? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "swift": return .swift
    case "m", "mm", "h": return .objectiveC
    case "dart", "js", "jsx", "ts", "tsx", "mjs", "vue": return .script
    default: return nil
    }
  }
}

/// A part of a source file that could not be read.
package struct SourceProblem: Hashable, Sendable {
  /// A sentence that says what is wrong and how it affects the facts.
  package let message: String
  /// The position of the problem.
  package let position: SourcePosition
  /// Whether code was left unread because of it, so that nothing can be concluded from missing
  /// facts.
  package let endsReading: Bool

  package init(message: String, position: SourcePosition, endsReading: Bool = false) {
    self.message = message
    self.position = position
    self.endsReading = endsReading
  }
}
