import SwiftSyntax

/// The calls of some functions in a Swift file that is not run, such as a package manifest.
package struct WrittenCalls: Sendable {
  /// The calls in the order of the file; calls in the arguments of another are part of that one.
  package let calls: [WrittenCall]
  /// The positions of calls of the file's own functions that make such calls but can't be
  /// evaluated.
  package let unfollowed: [SourcePosition]
  /// The values of the file's constants by name; if several have the same name, the first.
  package let constants: [String: WrittenValue]
  /// The file's functions with a body.
  package let functions: [WrittenFunction]
  /// The problems in reading the file.
  package let problems: [SourceProblem]

  /// Finds the calls of members with some names, such as ".target(…)" for "target", and of types.
  ///
  /// It evaluates the file's own functions, loops and closures as far as possible. A file that is
  /// too large or nested too deeply yields a problem and no calls. All branches of conditional
  /// compilation count, because a manifest is compiled for the machine that reads it.
  ///
  /// Line numbers continue after a given number of lines.
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
