/// An exit code of the process; Documentation/ExitCodes.md specifies them.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Returns the exit code for a program that was ended by a signal, as shells report it.
  package static func ended(by signal: Int32) -> Self { Self(rawValue: 128 + signal) }

  /// Whether the code says that a signal ended a program.
  package var isSignal: Bool { rawValue > 128 }

  /// The command succeeded; a check found no errors.
  package static let success = Self(rawValue: 0)
  /// The check found at least one error.
  package static let errorsFound = Self(rawValue: 1)
  /// The command line is invalid, or input or output failed.
  package static let failure = Self(rawValue: 2)
  /// There is no answer to the question.
  package static let noAnswer = Self(rawValue: 3)
  /// Tests hung and were ended.
  package static let stoodStill = Self(rawValue: 4)
  /// The tests exceeded their time limit.
  package static let timeLimit = Self(rawValue: 5)
}
