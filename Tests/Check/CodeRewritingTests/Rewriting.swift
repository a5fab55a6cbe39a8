/// A way to write the same behavior with other words.
enum Rewriting: String, CaseIterable, Sendable {
  /// `guard c else { b }; rest` as `if c { rest } else { b }`.
  case guardAsIf = "guard as if"
  /// `if c { a }` at the end of a function as `guard c else { return }; a`.
  case ifAsGuard = "if as guard"
  /// `if c { a } else { b }` as `if !(c) { b } else { a }`.
  case inverted = "inverted if"
  /// `if c { a; return }; rest` as `if c { a } else { rest }`.
  case elseForReturn = "else for return"
  /// `if c` as `let name = c; if name`, where the condition is about a status.
  case namedCondition = "named condition"
  /// `a || b` as `b || a`, and `status == .denied` as `.denied == status`.
  case order = "other order"
  /// `switch status` as `if` and `else if`.
  case switchAsIf = "switch as if"
  /// `if status == .denied` and its `else if` as `switch`.
  case ifAsSwitch = "if as switch"
  /// A `switch` over a status in a method of its own, with the status as parameter.
  case reaction = "method for a status"
  /// The body of a callback or an action in a method of its own.
  case body = "method for a body"
  /// A request, a start or a stop in a method of its own.
  case call = "method for a call"
  /// What presents an alert in a method of its own, with the alert as parameter.
  case alert = "method for an alert"
  /// Callbacks in an extension.
  case callbacks = "callbacks in an extension"
  /// A manager with another name.
  case renamed = "renamed manager"
  /// A manager that is made by a closure when it is first used.
  case lazily = "lazy manager"
  /// Members without `self.`.
  case withoutSelf = "without self"

  /// Returns a source in other words, or nil if there is nothing to rewrite.
  func applied(to source: String) -> String? {
    guard repeats else { return rewriter.rewritten(source) }
    // What a pass moves into a block may contain more to rewrite.
    var result: String?
    for _ in 0..<6 {
      guard let next = rewriter.rewritten(result ?? source) else { break }
      result = next
    }
    return result
  }

  private var repeats: Bool {
    switch self {
    case .guardAsIf, .elseForReturn, .switchAsIf, .ifAsSwitch: true
    default: false
    }
  }

  private var rewriter: SourceRewriter {
    switch self {
    case .guardAsIf: GuardAsIf()
    case .ifAsGuard: IfAsGuard()
    case .inverted: InvertedIf()
    case .elseForReturn: ElseForReturn()
    case .namedCondition: NamedCondition()
    case .order: OtherOrder()
    case .switchAsIf: SwitchAsIf()
    case .ifAsSwitch: IfAsSwitch()
    case .reaction: MethodForStatus()
    case .body: MethodForBody()
    case .call: MethodForCall()
    case .alert: MethodForAlert()
    case .callbacks: CallbacksInExtension()
    case .renamed: RenamedManager()
    case .lazily: LazyManager()
    case .withoutSelf: WithoutSelf()
    }
  }
}
