/// Collects the facts of an Objective-C file in one pass over its tokens, without recursion.
struct ObjectiveCFactCollector {
  let file: ObjectiveCFile
  var declared = DeclaredNames()
  var scope = SourceScope()
  var facts: [SourceFact] = []
  var types = TypeFactsBuilder()
  var frames = [ObjectiveCFrame(role: .file, open: 0)]
  /// Whether the place is between "@interface" or "@protocol" and "@end".
  var isInInterface = false
  /// Whether the place is inside a class, a category or a protocol.
  var isInContainer = false
  /// The first token that was not read ahead.
  var skippedUntil = 0
  /// The problems in reading the file.
  private(set) var problems: [SourceProblem] = []

  /// The maximum nesting depth of brackets.
  private static let depthLimit = 500

  /// Creates a collector for a preprocessed file.
  init(file: ObjectiveCFile, constants: [String: SourceValue]) {
    self.file = file
    declared.update("") { $0.constants = constants }
  }

  /// Reads all tokens.
  mutating func readAll() {
    for index in file.tokens.indices where index >= skippedUntil {
      guard frames.count < Self.depthLimit else {
        let message = "The code here is nested too deeply; the rest of the file was not read."
        problems = [SourceProblem(message: message, position: file.position(index), endsReading: true)]
        break
      }
      read(index)
    }
    while frames.count > 1 { close(at: file.tokens.count - 1) }
    endStatement()
  }

  /// The innermost open bracket.
  var frame: ObjectiveCFrame {
    get { frames[frames.count - 1] }
    set { frames[frames.count - 1] = newValue }
  }

  private mutating func read(_ index: Int) {
    guard case .mark(let mark) = file.tokens[index].kind else {
      readWord(index)
      return
    }
    switch mark {
    case UInt8(ascii: "("): open(.parentheses, at: index)
    case UInt8(ascii: "["): open(.brackets, at: index)
    case UInt8(ascii: "{"): openBraces(at: index)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeGroup(at: index)
    case UInt8(ascii: ";") where frame.holdsStatements: endStatement()
    case UInt8(ascii: ":") where endsLabel: endLabel()
    default: append(index)
    }
  }

  private mutating func readWord(_ index: Int) {
    if file.tokens[index].kind == .atKeyword, readDeclarationKeyword(index) { return }
    append(index)
    if file.tokens[index].kind == .string, types.isInsideMethod,
      case .string(let text)? = ObjectiveCFile.literal(file.tokens[index], in: file.text.bytes)
    {
      types.add(text: text)
    }
    guard file.tokens[index].kind == .identifier, scope.isInsideFunction else { return }
    let word = file.word(index)
    if LocationVocabulary.all.global(named: word)?.kind == .constant {
      facts.append(fact(.read, word, at: index))
    }
  }

  private mutating func append(_ index: Int) {
    frames[frames.count - 1].items.append(ObjectiveCItem(shape: .token, first: index, last: index))
  }

  /// Opens a group.
  mutating func open(_ role: ObjectiveCFrame.Role, at index: Int, isExpression: Bool = true) {
    frames.append(ObjectiveCFrame(role: role, open: index, isExpression: isExpression))
  }

  /// Closes groups up to the one that matches a closing bracket; an unmatched bracket is ignored.
  private mutating func closeGroup(at index: Int) {
    let roles = Self.roles(closedBy: file.word(index))
    guard let match = frames.lastIndex(where: { roles.contains($0.role) }), match > 0 else { return }
    // A bracket inside braces can't close a group outside of them.
    let barrier = frames.lastIndex { $0.holdsStatements } ?? 0
    guard match >= barrier else { return }
    while frames.count > match { close(at: index) }
  }

  private static func roles(closedBy bracket: String) -> Set<ObjectiveCFrame.Role> {
    switch bracket {
    case ")": [.parentheses]
    case "]": [.brackets]
    default: [.declarations, .function, .statements, .values]
    }
  }

  /// Closes the innermost group.
  mutating func close(at index: Int) {
    if frame.holdsStatements { endStatement() }
    // The group stays open while it is read, because its items determine the conditions in it.
    let closed = frame
    var clue = TypeClue.unknown
    if closed.role == .parentheses { clue = readParentheses(closed) }
    if closed.role == .brackets { clue = readBrackets(closed) }
    frames.removeLast()
    switch closed.role {
    case .parentheses: append(closed, .parentheses, index, clue: clue)
    case .brackets: append(closed, .brackets, index, clue: clue)
    case .values: append(closed, .braces, index)
    case .statements, .function, .declarations, .file: closeBraces(closed, at: index)
    }
  }

  private mutating func closeBraces(_ closed: ObjectiveCFrame, at index: Int) {
    scope.close()
    if closed.role == .function { types.end() }
    append(closed, .braces, index)
    frame.lastLeaves = closed.lastLeaves
    if !closed.isExpression { endStatement() }
  }

  private mutating func append(
    _ closed: ObjectiveCFrame, _ shape: ObjectiveCItem.Shape, _ index: Int, clue: TypeClue = .unknown
  ) {
    frames[frames.count - 1].items.append(
      ObjectiveCItem(shape: shape, first: closed.open, last: index, clue: clue))
  }
}
