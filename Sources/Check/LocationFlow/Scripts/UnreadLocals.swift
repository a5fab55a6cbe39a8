import SourceFacts

/// The names within a function that its code sets, and never reads.
struct UnreadLocals {
  private(set) var names: Set<String> = []

  init(in body: [FlowStatement]) {
    var declared: Set<String> = []
    var assigned: Set<String> = []
    var read: Set<String> = []
    body.visit { statement in
      var values = statement.values
      switch statement {
      case .declaration(let name, _, _): declared.insert(name)
      case .assignment(.name(let name), _, _):
        assigned.insert(name)
        values.removeFirst()
      default: break
      }
      for value in values {
        value.visitParts { if case .name(let name) = $0 { read.insert(name) } }
      }
    }
    names = declared.intersection(assigned).subtracting(read)
  }

  /// Returns whether a statement does nothing but set such names.
  func isMoot(_ statement: FlowStatement) -> Bool {
    switch statement {
    case .assignment(.name(let name), _, _): names.contains(name)
    case .branch(_, let then, let otherwise):
      !names.isEmpty && !then.isEmpty && (then + otherwise).allSatisfy(isMoot)
    default: false
    }
  }
}
