import Dispatch
import LeanFoundation

/// A live receiver, which is read on its own thread and reconnected when the connection is lost.
///
/// The thread ends with this object, or when ``stop()`` is called.
package final class LiveReceiver: Sendable {
  /// An event of a receiver: a position, a loss, a sentence or a notice.
  package enum Event: Sendable {
    /// A position, no older than the previous one.
    case position(ReceivedPosition)
    /// No position has arrived for some time; sent once until the next position.
    case lost
    /// A sentence of NMEA 0183, unchanged; sent only if sentences were requested.
    case sentence([UInt8])
    /// A message for the user, as one line.
    case notice(String)
  }

  /// Durations, in seconds.
  package struct Timings: Sendable {
    /// The time without a position after which it is lost, and without data after which the daemon is
    /// queried.
    package var silence = 3.0
    /// The time limit for the answer to that query; a daemon that was just started may take up to five
    /// seconds.
    package var answer = 5.0
    /// The pause after a report that ends the reports of one moment.
    package var quiet = 0.04
    /// The first and the longest wait before connecting again; each wait is twice as long as the previous
    /// one.
    package var pauses = 0.25...8.0
    /// The time limit for a service to start and return a client; one that waits for an agent never does.
    package var activation = 10.0
    /// The time limit for a service to start locating for a client; its agent may ask the user first.
    package var consent = 60.0
    /// The first and the longest time without a position after which a service gets a new request.
    ///
    /// Each is twice as long as the previous one, because a modem may take minutes to find its first
    /// position, and a new request makes it start over.
    package var patience = 30.0...480.0

    package init() {}
  }

  private let bell = StopBell()

  /// Begins to read a receiver.
  ///
  /// - Parameters:
  ///   - wantsSentences: Whether to deliver sentences in addition to positions.
  ///   - receive: Called with each event, on the receiver's thread.
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

  /// Stops reading; an event that is being delivered still arrives.
  package func stop() { bell.ring() }

  /// Throws an error if a receiver can't be opened now or a service denies positions.
  package static func check(
    _ address: ReceiverAddress, timings: Timings = Timings()
  ) throws(ReceiverError) {
    guard case .geoclue = address else {
      _ = try ReceiverConnection(to: address, unless: StopBell())
      return
    }
    var client = try GeoClueClient(
      of: address, activation: timings.activation, consent: timings.consent)
    // The client has its own time limit for each answer.
    while case .nothing = try client.next(within: timings.answer, unless: StopBell()) {}
  }
}
