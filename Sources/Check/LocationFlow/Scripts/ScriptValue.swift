import SourceFacts

/// A value of a script as far as the analysis knows it.
indirect enum ScriptValue: Hashable, Sendable {
  /// Nothing is known but the names by which it was reached.
  case chain([String])
  case nothing
  /// A case of an enumeration of the app's.
  case constant(String, String)
  case boolean(Bool)
  /// A number or text as written.
  case literal(String)
  /// An answer of a plug-in about the permission.
  case permission(ScriptPlugIn, ScriptAnswer)
  /// An object with such an answer in it, as of Expo's functions.
  case response(ScriptPlugIn, ScriptAnswer)
  /// A place; a fixed one is written in the code.
  case place(isFixed: Bool)
  /// What ends updates: a subscription, or the number of a watch.
  case subscription
  /// A failure that a hook keeps.
  case failure
  /// A promise that has failed, or is never kept.
  case rejected
  /// A stream of positions, and whether something handles its errors already.
  case positions(handlesErrors: Bool)
  case closure(ScriptClosure)
  /// A named function.
  case function(ScriptProgram.Function)
  /// The function that sets a state of React.
  case setter(String)
  /// A store with states and functions in it, by its name.
  case store(String)
  /// An object of a type of the app's.
  case object(String)
  /// An object literal.
  case record([String: ScriptValue])
  case list([ScriptValue])
  /// A value that is not nothing.
  case present

  static let unknown = ScriptValue.chain([])

  /// Whether it is a place that is written in the code, or an object with nothing else in it.
  var isFixedPlace: Bool {
    switch self {
    case .place(let isFixed): isFixed
    case .record(let fields): !fields.isEmpty && fields.values.allSatisfy(\.isFixedPlace)
    default: false
    }
  }

  /// Whether it is written in the code as it is.
  var isWritten: Bool {
    switch self {
    case .boolean, .literal, .constant: true
    case .chain(let names): names.count > 1 && names[0].first?.isUppercase ?? false
    default: false
    }
  }

  /// Whether it may say what became of a request.
  var isAnswer: Bool {
    switch self {
    case .boolean, .permission, .response: true
    default: false
    }
  }

  /// Returns whether it may mark for how long something lasts: true, a case, or a text that code looks for.
  func isMark(_ compared: Set<String>) -> Bool {
    switch self {
    case .boolean(let holds): holds
    case .literal(let text): compared.contains(text)
    case .object(let type): Self.waits.occurs(in: type.lowercased())
    default: isWritten
    }
  }

  /// The words in the names of states that last until something comes.
  private static let waits = WordSearch([
    "load", "search", "busy", "progress", "wait", "locating", "fetching", "pending", "checking",
  ])

  /// Whether it is known not to be nothing; nil if that isn't known.
  var isPresent: Bool? {
    switch self {
    case .nothing: false
    case .chain: nil
    default: true
    }
  }
}

/// A closure with the values of the names around it.
struct ScriptClosure: Hashable, Sendable {
  let code: FlowClosure
  let locals: [String: ScriptValue]
  let frame: ScriptFrame

  /// Returns the closure without what the names around it mean that mean something else on another way.
  func joined(_ other: ScriptClosure) -> ScriptClosure {
    let joined = locals.map { ($0.key, other.locals[$0.key] == $0.value ? $0.value : .chain([$0.key])) }
    return ScriptClosure(code: code, locals: Dictionary(uniqueKeysWithValues: joined), frame: frame)
  }

  /// Returns whether its code has one of some names.
  func mentions(_ names: Set<String>) -> Bool { !ScriptHands(in: code.body).names.isDisjoint(with: names) }

  /// Returns whether two closures begin at the same place.
  static func == (left: ScriptClosure, right: ScriptClosure) -> Bool {
    left.code.line == right.code.line && left.code.column == right.code.column
      && left.frame.file == right.frame.file
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(code.line)
    hasher.combine(code.column)
    hasher.combine(frame.file)
  }
}

/// Where code of a script runs.
struct ScriptFrame: Hashable, Sendable {
  /// The type of "this"; empty outside of types.
  let type: String
  let file: String
}
