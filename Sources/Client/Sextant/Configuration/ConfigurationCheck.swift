import LocationPolicy

#if DEBUG
  import InfoPlistProblems

  /// Looks at the Info.plist when the app is about to need it right, and reports what is wrong, each thing once.
  ///
  /// Judges for the release that the app runs on. Does nothing where nobody wants reports.
  final class ConfigurationCheck: Sendable {
    private let environment: LocationEnvironment
    private let memory = Locked(Memory())

    /// What was checked and said before.
    private struct Memory: Sendable {
      var uses: Set<IntendedUse> = []
      var entries: Set<String> = []

      /// Notes a problem; false when all that has to be mended was named before.
      mutating func isNew(_ problem: ConfigurationProblem) -> Bool {
        defer { entries.formUnion(problem.entries) }
        return !entries.isSuperset(of: problem.entries)
      }
    }

    init(environment: LocationEnvironment) { self.environment = environment }

    /// Reports what is wrong for what the app is about to do; belongs outside of locks.
    func check(_ use: IntendedUse) {
      guard let report = environment.report else { return }
      let values = environment.infoDictionary.values
      let new = memory.withLock { memory -> [ConfigurationProblem] in
        guard memory.uses.insert(use).inserted else { return [] }
        return values.problems(for: use, under: [environment.policy]).filter { memory.isNew($0) }
      }
      for problem in new {
        report(
          ConfigurationReport(
            rule: problem.kind.rawValue, message: problem.message(), fix: problem.fix, facts: problem.facts,
            use: use))
      }
    }
  }
#else
  /// In release builds nothing is looked at: the developer's builds have said it, and no user can mend it.
  struct ConfigurationCheck: Sendable {
    init(environment: LocationEnvironment) {}

    /// Does nothing.
    func check(_ use: IntendedUse) {}
  }
#endif
