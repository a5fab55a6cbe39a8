import LeanFoundation
import LocationReceivers
import PhoneEnvironment

/// Runs a program that uses Core Location on a phone that is described by options.
package enum ProgramRun {
  /// Replaces this process by a program, which then has its input, output, signals and exit code.
  ///
  /// Returns only by throwing an error. A receiver must be available at the start; later it may be
  /// disconnected and reconnected.
  ///
  /// - Parameters:
  /// - command: The program and its arguments.
  /// - environment: The environment that it inherits.
  package static func replaceProcess(
    by command: [String], on device: DeviceOptions, environment: [String: String]
  ) throws(SDKError) -> Never {
    let versions = try device.checkedVersions(in: environment)
    guard versions.count == 1, let version = versions.first else {
      throw .phone("--ios names several versions; a program runs on one phone")
    }
    if let receiver = device.receiver { try check(address(receiver)) }
    var variables = device.variables(for: version)
    variables[HostEnvironment.trace] = device.trace.map(DeviceOptions.absolute)
    for (name, value) in variables { setenv(name, value, 1) }
    try replaceProcess(by: command)
  }

  /// Replaces this process by a program; returns only by throwing an error.
  package static func replaceProcess(by command: [String]) throws(SDKError) -> Never {
    // This command ignores the signal, and the program would inherit that.
    signal(SIGPIPE, SIG_DFL)
    let words = command.map { strdup($0) } + [nil]
    execvp(command[0], words)
    let code = errno
    for word in words { free(word) }
    throw code == ENOENT && !command[0].contains("/")
      ? .noProgram(command[0]) : .cannotRun(command[0], code: code)
  }

  /// Reads where a receiver is found.
  static func address(_ receiver: String) throws(SDKError) -> ReceiverAddress {
    guard let address = ReceiverAddress(receiver) else {
      throw .phone("--receiver is “\(receiver)”; it must be \(ReceiverAddress.syntax)")
    }
    return address
  }

  /// Throws an error if a receiver can't be reached.
  static func check(_ address: ReceiverAddress) throws(SDKError) {
    do throws(ReceiverError) {
      try LiveReceiver.check(address)
    } catch {
      throw .receiver(error.description)
    }
  }
}
