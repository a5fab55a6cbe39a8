/// Something that a program on an iPhone can see, or a person who looks at its screen.
///
/// What the simulated phone knows and no program sees, such as a grant that is provisional, is none.
package struct Observation: Hashable, Sendable {
  /// Who sees it, and where.
  package enum Kind: String, CaseIterable, Sendable {
    /// A method of a manager's delegate was called.
    case callback
    /// A sequence or session of the Swift API had an element.
    case element
    /// A completion handler was called.
    case completion
    /// The app was notified as a whole: it came to the foreground, for example.
    case app
    /// The process was launched.
    case launched
    /// The number behind one of Apple's constants.
    case constant
    /// The prompt on screen at the end of a step.
    case prompt
    /// The state of the process at the end of a step.
    case process
    /// What the app reads at the end of a step.
    case reading
  }

  /// Who sees it.
  package let kind: Kind
  /// Apple's name of what was called, read or shown.
  package let what: String
  /// What came with it, such as a status; empty if nothing counts.
  package let values: [String]

  /// Creates an observation.
  package init(_ kind: Kind, _ what: String, _ values: [String] = []) {
    self.kind = kind
    self.what = what
    self.values = values
  }

  /// The observation in a line.
  package var text: String {
    "\(kind.rawValue) \(what)" + (values.isEmpty ? "" : ": " + values.joined(separator: ", "))
  }
}
