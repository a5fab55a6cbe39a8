import LocationPolicy

/// A parser of one condition of a question.
struct ConditionReader {
  private let text: Substring
  private let words: [Substring]
  private let isNegated: Bool

  /// The words with which a condition can begin.
  static let openings =
    [
      "reads", "has", "prompt", "app", "screen", "locked", "updates", "live", "monitor", "session",
      "activity", "indicator", "remembers", "row", "request", "now",
    ]
    + AppPhase.allCases.map { "\($0)" }

  init(_ text: Substring) {
    self.text = text
    // A colon separates words as a space does: `prompt:always`, `background: nothing`.
    let all = text.split { $0 == " " || $0 == ":" }
    isNegated = all.first == "not"
    words = isNegated ? Array(all.dropFirst()) : all
  }

  func condition() throws(QuestionError) -> Condition {
    Condition(subject: try subject(), isNegated: isNegated)
  }

  private func subject() throws(QuestionError) -> Condition.Subject {
    guard let opening = words.first else {
      throw QuestionError(part: text, message: "a condition is missing", allowed: Self.openings)
    }
    switch opening {
    case "locked":
      try end(after: 1)
      return .locked
    case "indicator":
      try end(after: 1)
      return .indicator
    case "reads": return try reading()
    case "has": return .grant(try last(named: Grant.allCases))
    case "prompt": return .prompt(try last(named: PromptWord.allCases))
    case "app": return .phase(try last(named: PhaseWord.allCases))
    case "screen": return .screen(try last(named: Situation.Screen.allCases))
    case "updates": return .updates(try last(named: UpdatesWord.allCases))
    case "live": return .live(try last(named: StreamWord.allCases))
    case "monitor": return .monitor(try last(named: StreamWord.allCases))
    case "session": return .session(try last(named: SessionWord.allCases))
    case "activity": return .activity(try last(named: Streams.Activity.allCases))
    case "remembers": return .memory(try last(named: MemoryWord.allCases))
    case "row": return .row(try last(named: SettingsRow.allCases))
    case "request":
      let request = try word(at: 1, of: RequestWord.allCases)
      try end(after: 3)
      return .request(request, try word(at: 2, of: ResultWord.allCases))
    default: return try arrival(in: opening)
    }
  }

  private func reading() throws(QuestionError) -> Condition.Subject {
    try end(after: 2)
    if words.count == 2, words[1] == "fullAccuracy" { return .accuracy(.full) }
    if words.count == 2, words[1] == "reducedAccuracy" { return .accuracy(.reduced) }
    return .status(
      try word(at: 1, of: AuthorizationStatus.allCases, or: ["fullAccuracy", "reducedAccuracy"]))
  }

  /// Parses a condition such as `background: nothing`, `suspended significantChange: wakes` or `now: delivered`.
  private func arrival(in opening: Substring) throws(QuestionError) -> Condition.Subject {
    let phase = PhaseWord.phase(named: opening)
    guard phase != nil || opening == "now" else {
      throw QuestionError(
        part: opening, message: "'\(opening)' can't begin a condition", allowed: Self.openings
      )
    }
    guard words.count > 2 else { return .arrival(phase, .standard, try last(named: ArrivalWord.allCases)) }
    let service = try word(at: 1, of: LocationService.allCases)
    try end(after: 3)
    return .arrival(phase, service, try word(at: 2, of: ArrivalWord.allCases))
  }

  // Words

  /// Returns the value that the second and last word names.
  private func last<Value>(named values: [Value]) throws(QuestionError) -> Value {
    try end(after: 2)
    return try word(at: 1, of: values)
  }

  private func word<Value>(
    at place: Int, of values: [Value], or others: [String] = []
  ) throws(QuestionError) -> Value {
    let names = values.map { "\($0)" }
    guard place < words.count else {
      throw QuestionError(part: text, message: "a word is missing at the end", allowed: names + others)
    }
    guard let index = names.firstIndex(of: String(words[place])) else {
      throw QuestionError(
        part: words[place], message: "'\(words[place])' is not known here", allowed: names + others)
    }
    return values[index]
  }

  private func end(after count: Int) throws(QuestionError) {
    guard words.count > count else { return }
    throw QuestionError(part: words[count], message: "'\(words[count])' is one word too many", allowed: [])
  }
}
