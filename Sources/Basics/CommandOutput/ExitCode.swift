/// What the process ends with; Documentation/ExitCodes.md is the contract.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Returns what a program ends with that a signal ended, as shells say it.
  package static func ended(by signal: Int32) -> Self { Self(rawValue: 128 + signal) }

  /// Whether it stands for a signal that has ended a program.
  package var isSignal: Bool { rawValue > 128 }

  /// Done, and for a check: no finding is an error.
  package static let success = Self(rawValue: 0)
  /// At least one finding is an error.
  package static let errorsFound = Self(rawValue: 1)
  /// The command line makes no sense, or some input or output failed.
  package static let failure = Self(rawValue: 2)
  /// Nothing that is known answers what was asked.
  package static let noAnswer = Self(rawValue: 3)
  /// Tests stood still and were ended.
  package static let stoodStill = Self(rawValue: 4)
  /// The time limit of a run of tests was over.
  package static let timeLimit = Self(rawValue: 5)
}
