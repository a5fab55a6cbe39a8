import PhoneEnvironment

/// Notices that tests stand still: nothing is written, no test ends and no phone does anything.
///
/// Tests that compute meanwhile are left alone, unless a phone says why they can't go on: some ways to wait use all of a
/// processor.
package struct HangWatch {
  /// How long a run may take, and how long it may stand still.
  package struct Patience {
    /// How long tests may stand still when the phone says why.
    package var known: Duration
    /// How long the tests of a run may take; nil for as long as they like.
    package var limit: Duration?
    /// Whether tests are ended that stand still.
    package var isLimited: Bool

    /// Creates limits, those that apply when nothing was asked for.
    package init(known: Duration = .seconds(20), limit: Duration? = nil, isLimited: Bool = true) {
      self.known = known
      self.limit = limit
      self.isLimited = isLimited
    }

    /// How long tests may stand still when nothing on the phone explains it: a test may have to wait for something else.
    var unknown: Duration { known * 3 }
    /// How long tests stand still before somebody is told.
    var silence: Duration { min(.seconds(3), known / 2) }
  }

  /// What is to be done.
  enum Verdict: Hashable {
    case goOn
    /// To tell that tests stand still, for the first time; when they will be ended.
    case tell(Hang, endsIn: Duration?)
    case end(Hang)
    case limit(Hang)
  }

  /// What changes while anything happens.
  private struct Picture: Equatable {
    var reports: [TestProcessReport]
    var eventsSize: Int
    var written: Int
  }

  /// A process that only looks whether time is over uses less, in ticks of a hundredth of a second for each second.
  private static let idleTicks = 10.0

  private let patience: Patience
  private let now: () -> ContinuousClock.Instant
  private var began: ContinuousClock.Instant?
  private var stillSince: ContinuousClock.Instant
  /// Since when no processor time was used either.
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

  /// Looks at what runs.
  ///
  /// - Parameters:
  ///   - reports: Those of the processes that run now.
  ///   - written: How much was written so far.
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
      // On a busy machine a look may come after the end: whoever is told has one more.
      hasTold = true
      return .tell(hang, endsIn: patience.isLimited ? max(rest, .zero) : nil)
    }
    return patience.isLimited && rest <= .zero ? .end(hang) : .goOn
  }
}

/// Tests that stand still, and what their phones say.
struct Hang: Hashable {
  /// The tests that run.
  let tests: [String]
  /// The buttons of the prompt that is up and that nobody answers.
  let prompt: [String]?
  /// Whether a manager was made on a thread whose run loop nobody runs.
  let hasUnservedManager: Bool
  /// Whether there is a phone, and nothing is planned on any.
  let isIdle: Bool
  /// The method by which the phone told a delegate of an answer, and which that lacks.
  let missingMethod: String?
  /// What happened last on the phone that did most; empty unless it is idle.
  let story: [String]
  /// For how long.
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

  /// Whether a phone says why nothing goes on.
  var isExplained: Bool { prompt != nil || hasUnservedManager }
}
