import Dispatch
import LeanFoundation

/// A live receiver that is read on a thread of its own, and found again when it is lost.
///
/// The thread ends with this object, or when ``stop()`` is called.
package final class LiveReceiver: Sendable {
  /// What comes of a receiver.
  package enum Event: Sendable {
    /// A position, no older than the one before.
    case position(ReceivedPosition)
    /// There has been no position for a while; said once, until there is one again.
    case lost
    /// A sentence of NMEA 0183 as it came, where those are wanted.
    case sentence([UInt8])
    /// Something that the person should know, as a line.
    case notice(String)
  }

  /// Durations, in seconds.
  package struct Timings: Sendable {
    /// How long there may be no position, and the daemon may say nothing before it is asked whether it is there.
    package var silence = 3.0
    /// How long the answer may take; a daemon that has just been started greets after up to five.
    package var answer = 5.0
    /// How long a moment's reports may be apart.
    package var quiet = 0.04
    /// How long to wait before connecting again, at first and at most; each wait is twice the one before.
    package var pauses = 0.25...8.0
    /// How long a service may take to start and to give a client; one that waits for an agent never does.
    package var activation = 10.0
    /// How long a service may take to begin with a client, for which its agent may ask the person.
    package var consent = 60.0
    /// How long a service may find nothing before it is asked anew, at first and at most; each is twice the one before,
    /// because a modem may take minutes to find its first position, and would begin again.
    package var patience = 30.0...480.0

    package init() {}
  }

  private let bell = StopBell()

  /// Begins to read a receiver.
  ///
  /// - Parameters:
  ///   - wantsSentences: Whether sentences are handed on besides positions.
  ///   - receive: Gets what comes, on the receiver's thread.
  package init(
    _ address: ReceiverAddress, timings: Timings = Timings(), wantsSentences: Bool = false,
    receive: @escaping @Sendable (Event) -> Void
  ) {
    DispatchQueue(label: "Sextant receiver").async { [bell] in
      var reading = ReceiverReading(
        of: address, timings: timings, wantsSentences: wantsSentences, bell: bell, receive: receive)
      reading.run()
    }
  }

  deinit { stop() }

  /// Ends the reading; what is being handed on at this moment still arrives.
  package func stop() { bell.ring() }

  /// Throws an error if a receiver can't be opened at this moment, or a service denies positions.
  package static func check(
    _ address: ReceiverAddress, timings: Timings = Timings()
  ) throws(ReceiverError) {
    guard case .geoclue = address else {
      _ = try ReceiverConnection(to: address, unless: StopBell())
      return
    }
    var client = try GeoClueClient(
      of: address, activation: timings.activation, consent: timings.consent)
    // The client has limits of its own for each answer.
    while case .nothing = try client.next(within: timings.answer, unless: StopBell()) {}
  }
}
