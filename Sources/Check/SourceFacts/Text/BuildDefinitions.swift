/// What the builds of a target are known to define for the conditions in its sources.
///
/// A condition counts as decided only where all configurations of the target agree.
package struct BuildDefinitions: Hashable, Sendable {
  /// The preprocessor macros of Objective-C that every configuration gives the same number.
  ///
  /// Nothing is known of others: headers define macros, too.
  package var macros: [String: Int]
  /// The names that Swift's `#if` finds in every configuration.
  private let flags: Set<String>
  /// The names that Swift's `#if` finds in some configurations only; nil where the settings could not all be read.
  private let otherFlags: Set<String>?

  /// Creates the definitions of builds of which nothing is known but macros.
  package init(macros: [String: Int] = [:]) {
    self.macros = macros
    flags = []
    otherFlags = nil
  }

  /// Creates what several configurations define together.
  ///
  /// - Parameters:
  ///   - flags: The names that each configuration gives Swift.
  ///   - macros: The macros that each configuration gives Objective-C.
  ///   - isWhole: Whether all settings could be read; if not, a name that none of them gives may still be given.
  package init(flags: [Set<String>], macros: [[String: Int]], isWhole: Bool) {
    let every = flags.dropFirst().reduce(flags.first ?? []) { $0.intersection($1) }
    self.flags = every
    // Xcode's templates, XcodeGen and Tuist define it where a person debugs, whether a file says so or not.
    let some = flags.reduce(into: Set(["DEBUG"])) { $0.formUnion($1) }
    otherFlags = isWhole && !flags.isEmpty ? some.subtracting(every) : nil
    self.macros = (macros.first ?? [:]).filter { name, value in macros.allSatisfy { $0[name] == value } }
  }

  /// The same, where some settings could not be read: a name that is not given may still be.
  package var withUnreadSettings: BuildDefinitions {
    BuildDefinitions(flags: flags, otherFlags: nil, macros: macros)
  }

  private init(flags: Set<String>, otherFlags: Set<String>?, macros: [String: Int]) {
    self.flags = flags
    self.otherFlags = otherFlags
    self.macros = macros
  }

  /// Returns what the conditions of a file can tell of the definitions: what they say of the names in those conditions.
  package func limited(to names: Set<String>) -> BuildDefinitions {
    BuildDefinitions(
      flags: names.filter { truth(ofFlag: $0) == .holds },
      otherFlags: names.filter { truth(ofFlag: $0) == .either },
      macros: macros.filter { names.contains($0.key) })
  }

  /// Returns whether Swift's `#if` finds a name.
  func truth(ofFlag name: String) -> BuildTruth {
    if flags.contains(name) { return .holds }
    return otherFlags.map { $0.contains(name) ? .either : .fails } ?? .either
  }
}
