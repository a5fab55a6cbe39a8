import LocationPolicy

/// The identity of a finding: the problem, and the occasion on which it occurs.
///
/// For example, a call that no answer ends is one finding rather than one for each button; a call that does not end
/// when the person leaves the app is another. A stale status on screen is one finding, regardless of the real status.
struct JourneyCause: Hashable, Sendable {
  let problem: JourneyProblem
  private let lastMove: Occasion?
  /// Whether the app may have locations when the problem occurs.
  let isAuthorized: Bool

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MainActor
  init(_ problem: JourneyProblem, after moves: [JourneyMove], on phone: TestPhone) {
    self.problem = problem
    lastMove = moves.last.map { Occasion($0.kind) }
    isAuthorized = phone.host.read { $0[phone.host.app].authorization.isAuthorized }
  }

  static func == (one: JourneyCause, other: JourneyCause) -> Bool {
    one.kind == other.kind && one.lastMove == other.lastMove && one.isAuthorized == other.isAuthorized
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(lastMove)
    hasher.combine(isAuthorized)
  }

  /// The problem, without the details that differ from one journey to the next.
  private var kind: JourneyProblem {
    if case .shows(let shown, _) = problem { .shows(shown, shown) } else { problem }
  }

  private enum Occasion: Hashable {
    case tap
    case answer
    case absence
    case time

    init(_ kind: JourneyMoves) {
      switch kind {
      case .taps: self = .tap
      case .answers: self = .answer
      case .time, .world: self = .time
      default: self = .absence
      }
    }
  }
}
