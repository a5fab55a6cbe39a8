/// An event or state that is visible to a program on an iPhone, or to a person who looks at its screen.
///
/// Internal state of the simulated phone that no program sees, such as a provisional grant, is not included.
package struct Observation: Hashable, Sendable {
  /// The place where an observation is made.
  package enum Kind: String, CaseIterable, Sendable {
    /// A method of a manager's delegate was called.
    case callback
    /// A sequence or session of the Swift API had an element.
    case element
    /// A completion handler was called.
    case completion
    /// The app as a whole was notified, for example that it entered the foreground.
    case app
    /// The process was launched.
    case launched
    /// The numeric value of one of Apple's constants.
    case constant
    /// The prompt on screen at the end of a step.
    case prompt
    /// The state of the process at the end of a step.
    case process
    /// The authorization that the app reads at the end of a step.
    case reading
  }

  /// The place where it is made.
  package let kind: Kind
  /// Apple's name of the method, property or element that was called, read or shown.
  package let what: String
  /// The values that came with it, such as a status; empty if none is compared.
  package let values: [String]

  /// Creates an observation.
  package init(_ kind: Kind, _ what: String, _ values: [String] = []) {
    self.kind = kind
    self.what = what
    self.values = values
  }

  /// The observation as one line.
  package var text: String {
    "\(kind.rawValue) \(what)" + (values.isEmpty ? "" : ": " + values.joined(separator: ", "))
  }
}
