import LocationPolicy

#if DEBUG
  import InfoPlistProblems

  /// Checks the Info.plist when the app is about to depend on it, and reports each problem once.
  ///
  /// It applies the rules of the release that the app runs on, and does nothing if no one wants reports.
  final class ConfigurationCheck: Sendable {
    private let environment: LocationEnvironment
    private let memory = Locked(Memory())

    /// The checks and reports so far.
    private struct Memory: Sendable {
      var uses: Set<IntendedUse> = []
      var entries: Set<String> = []

      /// Records a problem; returns false if everything to fix was already reported.
      mutating func isNew(_ problem: ConfigurationProblem) -> Bool {
        defer { entries.formUnion(problem.entries) }
        return !entries.isSuperset(of: problem.entries)
      }
    }

    init(environment: LocationEnvironment) { self.environment = environment }

    /// Reports the problems for what the app is about to do; call it without holding a lock.
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
  /// The check in release builds, which does nothing: the developer's builds have reported it, and no user can fix
  /// it.
  struct ConfigurationCheck: Sendable {
    init(environment: LocationEnvironment) {}

    /// Does nothing.
    func check(_ use: IntendedUse) {}
  }
#endif
