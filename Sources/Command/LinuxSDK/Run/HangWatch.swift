import PhoneEnvironment

/// Detects that tests hang: there is no output, no test ends and no phone does anything.
///
/// Tests that use the processor meanwhile don't count as hanging, unless a phone can explain why
/// they do: some ways to wait keep a processor busy.
package struct HangWatch {
  /// The time limits of a run.
  package struct Patience {
    /// The time that tests may hang if the phone explains it.
    package var known: Duration
    /// The time limit of the tests of a run; nil for none.
    package var limit: Duration?
    /// Whether hanging tests are ended.
    package var isLimited: Bool

    /// Creates limits; the defaults apply without options.
    package init(known: Duration = .seconds(20), limit: Duration? = nil, isLimited: Bool = true) {
      self.known = known
      self.limit = limit
      self.isLimited = isLimited
    }

    /// The time that tests may hang without an explanation, because a test may be waiting for
    /// something else.
    var unknown: Duration { known * 3 }
    /// The time that tests hang before the user is notified.
    var silence: Duration { min(.seconds(3), known / 2) }
  }

  /// The action to take.
  enum Verdict: Hashable {
    case goOn
    /// Report that tests hang, for the first time, and when they will be ended.
    case tell(Hang, endsIn: Duration?)
    case end(Hang)
    case limit(Hang)
  }

  /// A snapshot, which changes whenever anything happens.
  private struct Picture: Equatable {
    var reports: [TestProcessReport]
    var eventsSize: Int
    var written: Int
  }

  /// The processor time below which a process counts as idle, in hundredths of a second per second;
  /// polling uses less.
  private static let idleTicks = 10.0

  private let patience: Patience
  private let now: () -> ContinuousClock.Instant
  private var began: ContinuousClock.Instant?
  private var stillSince: ContinuousClock.Instant
  /// The time since which no processor time was used either.
  private var calmSince: ContinuousClock.Instant
  private var ticks = 0
  private var picture: Picture?
  private var hasTold = false

  init(patience: Patience, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.patience = patience
    self.now = now
    stillSince = now()
    calmSince = stillSince
  }

  /// Examines the running processes.
  ///
  /// - Parameters:
  /// - reports: The reports of the running processes.
  /// - written: The amount of output so far.
  mutating func look(
    at members: [ProcessSession.Member], reports: [TestProcessReport], eventsSize: Int, written: Int,
    running tests: () -> [String]
  ) -> Verdict {
    let instant = now()
    let picture = Picture(reports: reports, eventsSize: eventsSize, written: written)
    let ticks = members.reduce(0) { $0 + $1.ticks }
    if picture != self.picture || reports.isEmpty {
      (stillSince, calmSince, hasTold) = (instant, instant, false)
      (self.picture, self.ticks) = (picture, ticks)
    } else if members.contains(where: \.isBusy)
      || Double(ticks - self.ticks) > 1 + (instant - calmSince) / .seconds(1) * Self.idleTicks
    {
      (calmSince, self.ticks) = (instant, ticks)
    }
    if reports.isEmpty { return .goOn }
    let start = began ?? instant
    began = start
    let time = instant - stillSince
    func hang() -> Hang { Hang(tests: tests(), reports: reports, time: time) }
    if let limit = patience.limit, instant - start >= limit { return .limit(hang()) }
    return verdict(hang, calm: instant - calmSince, still: time)
  }

  private mutating func verdict(_ hang: () -> Hang, calm: Duration, still: Duration) -> Verdict {
    guard still >= patience.silence else { return .goOn }
    let hang = hang()
    guard hang.isExplained || calm >= patience.silence else { return .goOn }
    let isSure = hang.isExplained && calm >= patience.silence
    let rest = isSure ? patience.known - still : patience.unknown - (hang.isExplained ? still : calm)
    guard hasTold else {
      // On a busy machine this may happen after the deadline; after the notification there is
      // always one more look.
      hasTold = true
      return .tell(hang, endsIn: patience.isLimited ? max(rest, .zero) : nil)
    }
    return patience.isLimited && rest <= .zero ? .end(hang) : .goOn
  }
}

/// A description of tests that hang, with the state of their phones.
struct Hang: Hashable {
  /// The running tests.
  let tests: [String]
  /// The buttons of the prompt that no one answers.
  let prompt: [String]?
  /// Whether a manager was created on a thread without a running run loop.
  let hasUnservedManager: Bool
  /// Whether there is a phone, and none has scheduled events.
  let isIdle: Bool
  /// The delegate method that the phone called with an answer but that the delegate lacks.
  let missingMethod: String?
  /// The last events on the phone that was most active; empty unless it is idle.
  let story: [String]
  /// The time since the tests began to hang.
  let time: Duration

  init(tests: [String], reports: [TestProcessReport], time: Duration) {
    let phones = reports.flatMap(\.phones)
    self.tests = tests
    self.time = time
    prompt = phones.lazy.compactMap(\.prompt).first
    hasUnservedManager = phones.contains { $0.unservedManagers > 0 }
    isIdle = !phones.isEmpty && phones.allSatisfy(\.isIdle)
    missingMethod = phones.lazy.compactMap(\.missingMethod).first
    story = phones.last?.story ?? []
  }

  /// Whether a phone explains why the tests hang.
  var isExplained: Bool { prompt != nil || hasUnservedManager }
}
