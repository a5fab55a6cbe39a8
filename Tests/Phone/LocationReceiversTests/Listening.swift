import LocationTracks
import TestSupport

@testable import LocationReceivers

/// An event of a receiver.
enum Heard: Equatable {
  case position(ReceivedPosition)
  case lost
  case notice(String)
}

/// A receiver that is read, with its events so far.
final class Listening: Sendable {
  let heard = Gathered<Heard>()
  private let receiver: LiveReceiver

  /// Uses shorter time limits than in practice.
  init(
    to address: ReceiverAddress, silence: Double = 0.3, answer: Double = 0.3, activation: Double = 60,
    consent: Double = 60, patience: ClosedRange<Double> = 60...60
  ) {
    var timings = LiveReceiver.Timings()
    timings.silence = silence
    timings.answer = answer
    timings.pauses = 0.02...0.1
    timings.activation = activation
    timings.consent = consent
    timings.patience = patience
    receiver = LiveReceiver(address, timings: timings) { [heard] event in
      switch event {
      case .position(let position): heard.add(.position(position))
      case .lost: heard.add(.lost)
      case .notice(let line): heard.add(.notice(line))
      case .sentence: break
      }
    }
  }

  func stop() { receiver.stop() }

  /// Waits for a number of positions, and returns their latitudes.
  @discardableResult
  func latitudes(_ count: Int) throws -> [Double] {
    try heard.wait { Self.latitudes(in: $0).count >= count }
    return Self.latitudes(in: heard.values)
  }

  /// Waits for a line that begins with a text.
  func notice(_ beginning: String) throws {
    try heard.wait { Self.notices(in: $0).contains { $0.hasPrefix(beginning) } }
  }

  /// The lines so far.
  var notices: [String] { Self.notices(in: heard.values) }

  private static func notices(in heard: [Heard]) -> [String] {
    heard.compactMap { if case .notice(let line) = $0 { line } else { nil } }
  }

  /// The positions so far.
  var positions: [ReceivedPosition] {
    heard.values.compactMap { if case .position(let position) = $0 { position } else { nil } }
  }

  private static func latitudes(in heard: [Heard]) -> [Double] {
    heard.compactMap { if case .position(let position) = $0 { position.coordinate.latitude } else { nil } }
  }
}
