public import LocationPolicy

/// An app's authorization at one moment: what the app can read, and what can be inferred from what it has seen.
public struct LocationAuthorization: Equatable, Sendable {
  /// The status as Core Location reports it.
  public let status: AuthorizationStatus
  /// The accuracy that the person allows; full before iOS 14.
  public let accuracy: Accuracy
  /// Whether Location Services is on for the device; nil while that is irrelevant or not known yet.
  public let servicesOn: Bool?
  /// Whether a request for When In Use can show a prompt.
  public let canAskForWhenInUse: Inference
  /// Whether a request for Always can show a prompt, or be granted without one.
  public let canAskForAlways: Inference
  /// Whether Always is provisional: until a second prompt is answered, it acts like When In Use (AUTH-060).
  public let isProvisionalAlways: Inference
  /// Whether the grant is "Allow Once", which ends when the app is no longer in use (AUTH-068).
  public let isTemporary: Inference
  /// Whether full accuracy was granted only temporarily (AUTH-071).
  public let isFullAccuracyTemporary: Inference

  /// Whether a restriction on the device prevents the person from deciding (SET-009).
  public var isRestricted: Bool { status == .restricted }

  /// Whether the app may use locations while it is in use.
  public var isAuthorized: Bool { status == .authorizedWhenInUse || status == .authorizedAlways }

  /// Creates an authorization for previews and tests of views; values that are not given are unknown.
  public init(
    status: AuthorizationStatus, accuracy: Accuracy = .full, servicesOn: Bool? = nil,
    canAskForWhenInUse: Inference = .unknown, canAskForAlways: Inference = .unknown,
    isProvisionalAlways: Inference = .unknown, isTemporary: Inference = .unknown,
    isFullAccuracyTemporary: Inference = .unknown
  ) {
    self.status = status
    self.accuracy = accuracy
    self.servicesOn = servicesOn
    self.canAskForWhenInUse = canAskForWhenInUse
    self.canAskForAlways = canAskForAlways
    self.isProvisionalAlways = isProvisionalAlways
    self.isTemporary = isTemporary
    self.isFullAccuracyTemporary = isFullAccuracyTemporary
  }

  init(
    _ reading: AuthorizationReading, _ belief: AuthorizationBelief, in setting: AuthorizationSetting
  ) {
    let all = AuthorizationState.all(
      explaining: reading, phase: belief.candidates.first?.phase ?? .foreground, under: setting.policy)
    func infer(_ question: (AuthorizationState) -> Bool) -> Inference {
      belief.inference(amongAll: all, question)
    }
    status = reading.status
    accuracy = reading.accuracy
    servicesOn = reading.servicesOn
    canAskForWhenInUse = infer { SystemRequest.whenInUse.canBeAsked(of: $0, in: setting) }
    canAskForAlways = infer { SystemRequest.always.canBeAsked(of: $0, in: setting) }
    isProvisionalAlways = infer { $0.grant == .provisionalAlways }
    isTemporary = infer { $0.grant == .temporary }
    isFullAccuracyTemporary = infer { $0.memory.contains(.temporaryFullAccuracy) }
  }
}

extension SystemRequest {
  /// Returns whether the request, with the app in the foreground, would show a prompt or be granted without one.
  fileprivate func canBeAsked(of state: AuthorizationState, in setting: AuthorizationSetting) -> Bool {
    var state = state
    _ = state.dismissPrompt(under: setting.policy)
    _ = state.enter(.foreground, under: setting.policy)
    switch perform(on: &state, in: setting).outcome {
    case .prompt(let prompt): return prompt.cause != .servicesOff
    case .changed: return true
    case .proceeds, .ignored, .deferred, .failed: return false
    }
  }
}

/// A conclusion about something that an app can't read.
public struct Inference: Equatable, Sendable {
  /// The answer; nil if both are possible.
  public let value: Bool?
  /// The certainty of the answer.
  public let confidence: Confidence

  /// There is no evidence for either answer.
  public static let unknown = Inference(value: nil, confidence: .unknown)

  /// Creates an inference.
  public init(value: Bool?, confidence: Confidence) {
    self.value = value
    self.confidence = confidence
  }

  /// The certainty of an inference.
  public enum Confidence: Int, Comparable, Hashable, Sendable {
    /// There is no evidence for either answer.
    case unknown
    /// It follows from what this app has seen and remembers, provided that nothing happened unseen.
    case likely
    /// It follows from what the app can read, whatever happened before.
    case certain

    /// Whether one is less certain than another.
    public static func < (one: Confidence, other: Confidence) -> Bool { one.rawValue < other.rawValue }
  }
}
