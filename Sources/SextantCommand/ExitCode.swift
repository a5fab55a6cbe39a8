/// What the process ends with; Documentation/ExitCodes.md is the contract.
enum ExitCode: Int32 {
  /// Done, and for a check: no finding is an error.
  case success = 0
  /// At least one finding is an error.
  case errorsFound = 1
  /// The command line makes no sense, or some input or output failed.
  case failure = 2
}
