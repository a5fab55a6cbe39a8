import Foundation

/// The extent of a run of the exhaustive test.
struct Thoroughness {
  /// One in this number of ways to interrupt a request is tried.
  let interruptionStride: Int
  /// One in this number of cases is played through both drivers.
  let agreementStride: Int

  /// Everything with SEXTANT_REQUESTS=whole, as in `Scripts/requests`, which takes minutes.
  static let chosen =
    ProcessInfo.processInfo.environment["SEXTANT_REQUESTS"] == "whole"
    ? Thoroughness(interruptionStride: 1, agreementStride: 1)
    : Thoroughness(interruptionStride: 4, agreementStride: 9)

  /// Returns the journeys to try at one start; the interruptions change from turn to turn, until all were tried.
  func choice(of journeys: [Journey], turn: Int) -> [Journey] {
    let interrupted = journeys.filter(\.isInterrupted).enumerated()
      .filter { ($0.offset + turn).isMultiple(of: interruptionStride) }
    return journeys.filter { !$0.isInterrupted } + interrupted.map(\.element)
  }
}
