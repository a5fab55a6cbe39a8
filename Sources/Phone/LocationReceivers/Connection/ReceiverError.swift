import LeanFoundation

/// Why a receiver can't be read, and what to do.
package struct ReceiverError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Reason: Hashable, Sendable {
    /// The host has no address; what the system says.
    case noHost(String)
    /// No connection came about; the system's number.
    case cannotConnect(Int32)
    /// The path can't be opened; the system's number.
    case cannotOpen(Int32)
    /// The path is that of a file, which ends.
    case isFile
  }

  let reason: Reason
  let address: ReceiverAddress

  init(_ reason: Reason, at address: ReceiverAddress) {
    self.reason = reason
    self.address = address
  }

  /// What happened and what to do.
  package var description: String {
    switch reason {
    case .noHost(let text): "\(address) can't be found: \(text)"
    case .cannotConnect(ECONNREFUSED):
      "nothing listens there for \(address); start it with 'sudo systemctl start gpsd.socket', "
        + "or by hand with 'gpsd -N -n /dev/ttyUSB0' and the path of your receiver"
    case .cannotConnect(let code): "\(address) can't be reached: \(Self.text(code))"
    case .cannotOpen(EACCES):
      "\(address) may not be read; 'sudo usermod -aG dialout $USER' and a new login allow it"
    case .cannotOpen(let code): "\(address) can't be opened: \(Self.text(code))"
    case .isFile: "\(address) is a file and not a receiver; --track plays it"
    }
  }

  private static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
