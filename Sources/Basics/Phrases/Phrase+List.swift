extension Phrase {
  /// The word before the last element of a list.
  public enum Conjunction: Sendable {
    /// All of the elements.
    case and
    /// One of the elements.
    case or
  }

  /// Joins phrases with commas, and a conjunction before the last.
  public static func list(_ members: [Phrase], _ conjunction: Conjunction = .and) -> Phrase {
    guard let last = members.last, members.count > 1 else { return members.first ?? "" }
    let others = joined(Array(members.dropLast()))
    return switch conjunction {
    case .and: "\(others) and \(last)"
    case .or: "\(others) or \(last)"
    }
  }

  /// Joins phrases with commas.
  public static func joined(_ members: [Phrase]) -> Phrase {
    members.dropFirst().reduce(members.first ?? "") { "\($0), \($1)" }
  }

  /// Joins sentences with spaces.
  public static func sentences(_ sentences: [Phrase]) -> Phrase {
    sentences.dropFirst().reduce(sentences.first ?? "") { "\($0) \($1)" }
  }
}
