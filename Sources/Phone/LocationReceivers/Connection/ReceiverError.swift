import LeanFoundation
import Terminal

/// The reason why a receiver can't be read, with advice.
package struct ReceiverError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Reason: Hashable, Sendable {
    /// The host has no address; with the system's message.
    case noHost(String)
    /// The connection failed; with the number of the system error.
    case cannotConnect(Int32)
    /// The path can't be opened; with the number of the system error.
    case cannotOpen(Int32)
    /// The path is that of a file, which ends.
    case isFile
    /// No library for the bus can be loaded.
    case noBusLibrary
    /// There is no connection to the bus; with the number of the system error.
    case noBus(Int32)
    /// The bus has ended the connection.
    case busClosed
    /// The service doesn't run and can't be started.
    case noService
    /// The service returned no client within these seconds, as happens without an agent.
    case noAgent(Double)
    /// The service doesn't answer.
    case noAnswer
    /// The service hasn't started locating within these seconds, for example because the desktop asks the
    /// user.
    case notStarted(Double)
    /// The service denies positions; with its message.
    case refused(String)
    /// The service has ended.
    case serviceEnded
    /// The service has found nothing for a long time.
    case findsNothing
    /// The service reports another error; with its message.
    case serviceFault(String)
  }

  let reason: Reason
  let address: ReceiverAddress

  init(_ reason: Reason, at address: ReceiverAddress) {
    self.reason = reason
    self.address = address
  }

  /// Whether a connection was lost or is useless, so that a new one may succeed.
  var isLoss: Bool {
    switch reason {
    case .busClosed, .noAnswer, .notStarted, .serviceEnded: true
    case .noHost, .cannotConnect, .cannotOpen, .isFile, .noBusLibrary, .noBus, .noService, .noAgent, .refused,
      .findsNothing, .serviceFault:
      false
    }
  }

  /// A message that says what happened and what to do.
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
    case .noBusLibrary:
      "\(address) is reached through systemd's library, which can't be loaded; install it with "
        + "'sudo apt install libsystemd0' (or 'libelogind0'; a program that is linked statically can't load it)"
    case .noBus(let code):
      "\(address) is reached through the system bus, which can't be reached: \(Self.text(code)); start it with "
        + "'sudo systemctl start dbus'"
    case .busClosed: "the system bus has closed the connection to \(address)"
    case .noService:
      "\(address) doesn't run and can't be started; where it is not installed, 'sudo apt install geoclue-2.0' does that"
    case .noAgent(let seconds):
      "\(address) has given no answer for \(Int(seconds.rounded())) s; it probably waits for an agent of this user, which a desktop "
        + "starts at login; without a desktop start '/usr/libexec/geoclue-2.0/demos/agent'"
    case .noAnswer: "\(address) doesn't answer"
    case .notStarted(let seconds):
      "\(address) has not begun after \(Int(seconds.rounded())) s; agree if the desktop asks whether "
        + "\(ReceiverAddress.desktopID) may know where you are"
    case .refused(let text):
      "\(address) denies positions\(Self.quoted(text)); allow it: add [\(ReceiverAddress.desktopID)], allowed=true, "
        + "system=false and users= to /etc/geoclue/geoclue.conf, then 'sudo systemctl restart geoclue'; location must be "
        + "on in the desktop's privacy settings, too"
    case .serviceEnded: "\(address) has ended"
    case .findsNothing:
      "\(address) finds no position; asking again (after a source was closed, it takes 'sudo systemctl restart geoclue')"
    case .serviceFault(let text): "\(address) reports an error\(Self.quoted(text))"
    }
  }

  /// Returns a service's message, which can be any text, escaped and shortened.
  private static func quoted(_ text: String) -> String {
    text.isEmpty ? "" : ": " + TerminalText.escaped(String(text.prefix(200)))
  }

  private static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
