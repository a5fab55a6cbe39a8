import AppProject
import LocationEvidence
import LocationFlow
import LocationPolicy
import Phrases
import SourceFacts

extension Rule {
  /// A condition compares a status with two others in a way that always, or never, holds.
  static let contradictoryStatusCondition = Rule(
    id: .contradictoryStatusCondition,
    summary:
      "A condition on the status always holds, or never does, because the comparisons exclude each other.",
    explanation: """
      A status has one value at a time: it always differs from one of two others, and never equals both. So \
      "status != .denied || status != .restricted" is always true, where && was meant; and \
      "status == .authorizedAlways && status == .authorizedWhenInUse" is never true, where || was meant. The same holds \
      for the answers of plug-ins in scripts.
      """,
    severity: .warning, bites: everywhere, facts: [.auth001],
    judgesLibraries: true,
    check: { context in
      let functions = context.code.functions.filter {
        ($0.code.receivesAnswer || $0.code.names.contains("authorizationStatus")) && context.isOwn($0.file)
          && $0.code.names.isDisjoint(with: otherManagers)
      }
      let ofScripts = context.code.scriptReactions.contradictions().filter {
        context.isJudged($0.place.file)
      }
      let firstOfScripts = Set(ofScripts.map(\.place).firstInEachFile)
      return functions.flatMap { Contradiction.all(in: $0.code, of: $0.file, where: status) }
        .map { violation($0, in: context.code) }
        + ofScripts.filter { firstOfScripts.contains($0.place) }.map { violation($0, in: context.code) }
    })

  /// The objects that other permissions are asked of, whose statuses have the same names.
  private static let otherManagers: Set<String> = [
    "AVCaptureDevice", "PHPhotoLibrary", "CNContactStore", "EKEventStore", "UNUserNotificationCenter",
    "CBManager", "CMMotionActivityManager", "SFSpeechRecognizer", "MPMediaLibrary", "ATTrackingManager",
  ]

  /// Returns the name of a status; nil for other values.
  private static func status(_ value: FlowExpression) -> [String]? {
    let name: String
    switch value {
    case .implicitMember(let last), .member(_, let last), .name(let last): name = last
    default: return nil
    }
    let prefix = "kCLAuthorizationStatus"
    let plain = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    return StatusCondition.Status(word: plain).map { _ in
      ["", plain.prefix(1).lowercased() + plain.dropFirst()]
    }
  }

  private static func violation(_ condition: Contradiction, in code: ProcessCode) -> Violation {
    let site = code.all.first { $0.place == condition.place }?.site ?? Site(condition.place)
    return condition.alwaysHolds
      ? Violation(
        at: site,
        message:
          "The condition \(condition.text) always holds: a status differs from at least one of the two.",
        fix: "Join the comparisons by && instead of ||.")
      : Violation(
        at: site,
        message: "The condition \(condition.text) never holds: a status can't be both.",
        fix: "Join the comparisons by || instead of &&.")
  }
}
