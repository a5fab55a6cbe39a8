import Dispatch
public import Foundation
import LocationHost
import LocationSimulation

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// The phone's date, for code of the app that would otherwise read the date of the machine that runs the test.
  public nonisolated var date: Date { host.date }

  /// Lets everything happen in the app that can happen without time passing.
  public func settle() { queue.settle() }

  /// Lets seconds of the phone's time pass; the app's code reacts to each event before the next one happens.
  public func advance(by seconds: Double) async throws {
    let goal = host.now + max(0, seconds)
    repeat {
      try await settleEverywhere()
    } while !host.step(until: goal)
    try await settleEverywhere()
  }

  /// Lets time pass until a condition holds.
  ///
  /// Throws a ``TestPhoneError`` if it can no longer hold, or does not hold within a number of seconds.
  public func advance(
    until condition: @MainActor () -> Bool, within seconds: Double? = nil
  ) async throws {
    let goal = host.now + (seconds ?? patience)
    try await settleEverywhere()
    while !condition() {
      if try await isIdle() {
        if condition() { return }
        throw TestPhoneError.waitsForEver(report)
      }
      guard let next = host.nextEvent, next <= goal else {
        throw TestPhoneError.stillWaits(seconds: seconds ?? patience, report)
      }
      host.step(until: goal)
      try await settleEverywhere()
    }
  }

  /// Returns whether nothing more is planned, not even by blocks on the main queue that enqueue others.
  private func isIdle() async throws -> Bool {
    for _ in 0..<4 {
      if host.nextEvent != nil { return false }
      try await settleEverywhere()
    }
    return host.nextEvent == nil
  }

  /// Lets everything happen that can without time passing, including all blocks that the app put on the main queue.
  func serveMainQueue() async {
    settle()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    settle()
  }

  /// Lets seconds of real time pass until something that the phone did not cause reaches the app's code.
  ///
  /// - Returns: Whether something did.
  func hearsFromOutside(within seconds: Double) async -> Bool {
    let (plan, end) = (host.nextEvent, DispatchTime.now() + seconds)
    repeat {
      if queue.hasWork || host.nextEvent != plan { return true }
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) { continuation.resume() }
      }
    } while DispatchTime.now() < end && !Task.isCancelled
    return queue.hasWork || host.nextEvent != plan
  }

  /// Does the same, but throws any obstacle that keeps a call from ending.
  private func settleEverywhere() async throws {
    await serveMainQueue()
    if let crash { throw TestPhoneError.crashed(crash) }
    if host.usesOtherDevice { throw TestPhoneError.clientOfOtherPhone }
    if queue.hasGivenUp { throw TestPhoneError.neverWaits }
    try Task.checkCancellation()
  }
}
