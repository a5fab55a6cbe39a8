/// What the process ends with; Documentation/ExitCodes.md is the contract.
struct ExitCode: RawRepresentable, Hashable, Sendable {
  let rawValue: Int32

  /// Returns what a program ends with that a signal ended, as shells say it.
  static func ended(by signal: Int32) -> Self { Self(rawValue: 128 + signal) }

  /// Whether it stands for a signal that has ended a program.
  var isSignal: Bool { rawValue > 128 }

  /// Done, and for a check: no finding is an error.
  static let success = Self(rawValue: 0)
  /// At least one finding is an error.
  static let errorsFound = Self(rawValue: 1)
  /// The command line makes no sense, or some input or output failed.
  static let failure = Self(rawValue: 2)
  /// Nothing that is known answers what was asked.
  static let noAnswer = Self(rawValue: 3)
  /// Tests stood still and were ended.
  static let stoodStill = Self(rawValue: 4)
  /// The time limit of a run of tests was over.
  static let timeLimit = Self(rawValue: 5)
}
