extension Phrase {
  /// What stands before the last member of a list.
  public enum Conjunction: Sendable {
    /// All of them.
    case and
    /// One of them.
    case or
  }

  /// Returns phrases with commas between them, and a conjunction before the last.
  public static func list(_ members: [Phrase], _ conjunction: Conjunction = .and) -> Phrase {
    guard let last = members.last, members.count > 1 else { return members.first ?? "" }
    let others = joined(Array(members.dropLast()))
    return switch conjunction {
    case .and: "\(others) and \(last)"
    case .or: "\(others) or \(last)"
    }
  }

  /// Returns phrases with commas between them.
  public static func joined(_ members: [Phrase]) -> Phrase {
    members.dropFirst().reduce(members.first ?? "") { "\($0), \($1)" }
  }

  /// Returns sentences behind one another.
  public static func sentences(_ sentences: [Phrase]) -> Phrase {
    sentences.dropFirst().reduce(sentences.first ?? "") { "\($0) \($1)" }
  }
}
