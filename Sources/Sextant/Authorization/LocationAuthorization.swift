public import LocationPolicy

/// What an app may do with locations, at one moment: what can be read, and what follows from what was seen.
public struct LocationAuthorization: Hashable, Sendable {
  /// The status as Core Location gives it.
  public let status: AuthorizationStatus
  /// The accuracy that the person allows; full before iOS 14.
  public let accuracy: Accuracy
  /// Whether Location Services is on for the device; nil while that makes no difference or is not known yet.
  public let servicesOn: Bool?
  /// Whether a request for When In Use can bring up a prompt.
  public let canAskForWhenInUse: Inference
  /// Whether a request for Always can bring up a prompt, or be granted without one.
  public let canAskForAlways: Inference
  /// Whether Always is provisional: until a second prompt is answered, it acts like When In Use (AUTH-060).
  public let isProvisionalAlways: Inference
  /// Whether the grant is "Allow Once", which ends when the app is no longer in use (AUTH-068).
  public let isTemporary: Inference
  /// Whether full accuracy was given for once (AUTH-071).
  public let isFullAccuracyTemporary: Inference

  /// Whether a restriction of the device keeps the person from deciding (SET-009).
  public var isRestricted: Bool { status == .restricted }

  /// Whether the app may use locations while it is in use.
  public var isAuthorized: Bool { status == .authorizedWhenInUse || status == .authorizedAlways }

  /// Creates what an app might be allowed, for previews and tests of views; what is not given is not known.
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
  /// Whether a person would be asked by it, or given what it asks for, with the app in the foreground.
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

/// Something that an app can't read and that follows from what was seen.
public struct Inference: Hashable, Sendable {
  /// The answer; nil when what was seen leaves both open.
  public let value: Bool?
  /// How sure the answer is.
  public let confidence: Confidence

  /// Nothing speaks for either answer.
  public static let unknown = Inference(value: nil, confidence: .unknown)

  /// Creates an inference.
  public init(value: Bool?, confidence: Confidence) {
    self.value = value
    self.confidence = confidence
  }

  /// How sure an inference is.
  public enum Confidence: Int, Comparable, Hashable, Sendable {
    /// Nothing speaks for either answer.
    case unknown
    /// It follows from what this app saw and remembers, if nothing happened out of its sight.
    case likely
    /// It follows from what can be read, whatever happened before.
    case certain

    /// Whether one is less sure than another.
    public static func < (one: Confidence, other: Confidence) -> Bool { one.rawValue < other.rawValue }
  }
}
