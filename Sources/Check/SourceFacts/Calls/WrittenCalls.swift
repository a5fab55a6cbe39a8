import SwiftSyntax

/// The calls of some functions in a Swift file that is read and not run, such as a package manifest.
package struct WrittenCalls: Sendable {
  /// The calls in the order of the file; calls within the arguments of another belong to that one.
  package let calls: [WrittenCall]
  /// The calls of the file's own functions that make such calls in a way that can't be followed.
  package let unfollowed: [SourcePosition]
  /// The values of the file's own constants by their names; of those with one name, the first.
  package let constants: [String: WrittenValue]
  /// The file's own functions with a body.
  package let functions: [WrittenFunction]
  /// What could not be read.
  package let problems: [SourceProblem]

  /// Finds the calls of members with the given names, such as ".target(…)" for "target", and those of types.
  ///
  /// Calls of members are followed into the file's own functions, loops and closures, as far as those are written out.
  /// A file that is larger or nested more deeply than source files may be yields a problem and no calls. Code on all
  /// sides of conditional compilation counts, because a manifest is compiled for the machine it is read on.
  ///
  /// Lines count on from those before the file.
  package init(of names: Set<String>, types: Set<String> = [], in bytes: [UInt8], after linesBefore: Int = 0)
  {
    guard bytes.count <= SourceReader.sizeLimit(of: .swift) else {
      self.init(problems: [SourceProblem.tooLarge(.swift)])
      return
    }
    let text = SourceText(bytes)
    switch SwiftTree(of: text) {
    case .whole(let tree):
      let reader = WrittenCallReader(text: text, linesBefore: linesBefore)
      let declarations = reader.declarations(in: tree)
      let functions = declarations.compactMap(reader.function)
      let constants = reader.constants(in: tree)
      let program = WrittenProgram(
        functions: functions, constants: constants, rawValues: reader.rawValues(in: tree))
      var followed = FollowedCalls(of: names, declarations: declarations, program: program, reader: reader)
      followed.visit(tree)
      self.init(
        calls: followed.calls + reader.calls(ofTypes: types, in: tree), unfollowed: followed.unfollowed,
        constants: constants, functions: functions, problems: text.problems)
    case .tooDeep(let problem): self.init(problems: text.problems + [problem])
    }
  }

  private init(
    calls: [WrittenCall] = [], unfollowed: [SourcePosition] = [], constants: [String: WrittenValue] = [:],
    functions: [WrittenFunction] = [], problems: [SourceProblem]
  ) {
    self.calls = calls
    self.unfollowed = unfollowed
    self.constants = constants
    self.functions = functions
    self.problems = problems
  }
}
