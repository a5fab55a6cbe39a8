/// The known definitions of a target's builds for the conditions in its sources.
///
/// A condition is evaluated only if all configurations of the target agree.
package struct BuildDefinitions: Hashable, Sendable {
  /// The systems for which targets with location code are built.
  package enum System: String, Sendable {
    case phone = "iOS"
    case watch = "watchOS"
  }

  /// The system for which the target is built.
  package private(set) var system = System.phone
  /// The preprocessor macros of Objective-C to which every configuration gives the same number.
  ///
  /// Others are unknown, because headers also define macros.
  package var macros: [String: Int]
  /// The names that are defined for Swift's `#if` in every configuration.
  private let flags: Set<String>
  /// The names that are defined for Swift's `#if` in some configurations only; nil if some settings
  /// could not be read.
  private let otherFlags: Set<String>?

  /// Creates the definitions of builds of which only macros are known.
  package init(macros: [String: Int] = [:]) {
    self.macros = macros
    flags = []
    otherFlags = nil
  }

  /// Creates the common definitions of several configurations.
  ///
  /// - Parameters:
  /// - flags: The names that each configuration defines for Swift.
  /// - macros: The macros that each configuration defines for Objective-C.
  /// - isWhole: Whether all settings could be read; otherwise other names may be defined.
  package init(flags: [Set<String>], macros: [[String: Int]], isWhole: Bool) {
    let every = flags.dropFirst().reduce(flags.first ?? []) { $0.intersection($1) }
    self.flags = every
    // Xcode's templates, XcodeGen and Tuist define it for debugging, whether or not a file says so.
    let some = flags.reduce(into: Set(["DEBUG"])) { $0.formUnion($1) }
    otherFlags = isWhole && !flags.isEmpty ? some.subtracting(every) : nil
    self.macros = (macros.first ?? [:]).filter { name, value in macros.allSatisfy { $0[name] == value } }
  }

  /// A copy for which some settings could not be read, so that other names may be defined.
  package var withUnreadSettings: BuildDefinitions {
    BuildDefinitions(flags: flags, otherFlags: nil, macros: macros, system: system)
  }

  /// A copy for a build for a watch.
  package var onWatch: BuildDefinitions {
    var definitions = self
    definitions.system = .watch
    definitions.macros.merge(["TARGET_OS_IOS": 0, "TARGET_OS_WATCH": 1]) { $1 }
    return definitions
  }

  private init(
    flags: Set<String>, otherFlags: Set<String>?, macros: [String: Int], system: System
  ) {
    self.system = system
    self.flags = flags
    self.otherFlags = otherFlags
    self.macros = macros
  }

  /// Returns the definitions of some names, such as those in the conditions of a file; the system counts only if a
  /// condition asks for it.
  package func limited(to names: Set<String>) -> BuildDefinitions {
    BuildDefinitions(
      flags: names.filter { truth(ofFlag: $0) == .holds },
      otherFlags: names.filter { truth(ofFlag: $0) == .either },
      macros: macros.filter { names.contains($0.key) },
      system: names.contains("os") || names.contains("canImport") ? system : .phone)
  }

  /// Returns whether a name is defined for Swift's `#if`.
  func truth(ofFlag name: String) -> BuildTruth {
    if flags.contains(name) { return .holds }
    return otherFlags.map { $0.contains(name) ? .either : .fails } ?? .either
  }
}
