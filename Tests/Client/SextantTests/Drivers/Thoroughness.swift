import Foundation

/// How much of what can happen to requests a run of the exhaustive test takes.
struct Thoroughness {
  /// Of so many ways to interrupt a request one is taken.
  let interruptionStride: Int
  /// Of so many cases one is played through both drivers.
  let agreementStride: Int

  /// Everything with SEXTANT_REQUESTS=whole, as `Scripts/requests` says; it takes minutes.
  static let chosen =
    ProcessInfo.processInfo.environment["SEXTANT_REQUESTS"] == "whole"
    ? Thoroughness(interruptionStride: 1, agreementStride: 1)
    : Thoroughness(interruptionStride: 4, agreementStride: 9)

  /// The journeys to take at one start; from turn to turn other interruptions, until all were taken.
  func choice(of journeys: [Journey], turn: Int) -> [Journey] {
    let interrupted = journeys.filter(\.isInterrupted).enumerated()
      .filter { ($0.offset + turn).isMultiple(of: interruptionStride) }
    return journeys.filter { !$0.isInterrupted } + interrupted.map(\.element)
  }
}
