import Foundation
public import LocationPolicy

#if canImport(os)
  import os
#endif

/// Something wrong with the app's Info.plist, found when the app was about to need it right.
public struct ConfigurationReport: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; the rules of `sextant check` find the same.
  public let problem: ConfigurationProblem
  /// What the app was about to do.
  public let use: IntendedUse

  /// Creates a report.
  public init(_ problem: ConfigurationProblem, for use: IntendedUse) {
    self.problem = problem
    self.use = use
  }

  /// What the app was about to do, what is wrong, what to do, the rule and its facts.
  public var description: String {
    let facts = problem.facts.map(\.id).joined(separator: ", ")
    return "\(use.announcement) \(problem.message()) \(problem.fix) (\(problem.kind.rawValue): \(facts))"
  }
}

extension IntendedUse {
  fileprivate var announcement: String {
    switch self {
    case .anything: "The app uses location."
    case .whenInUse: "The app is about to ask for When In Use."
    case .always: "The app is about to ask for Always."
    case .fullAccuracy: "The app is about to ask for full accuracy."
    case .backgroundUpdates: "The app is about to let updates go on in the background."
    }
  }
}

extension ConfigurationReport {
  /// What environments do with reports unless told otherwise: log them in debug builds, and nothing in others.
  ///
  /// On Apple's platforms they go to the log, as errors of the subsystem "Sextant"; elsewhere to standard error. A
  /// process that makes many clients says the same but once.
  public static var standard: (@Sendable (ConfigurationReport) -> Void)? {
    #if DEBUG
      return { $0.log() }
    #else
      return nil
    #endif
  }

  private static let logged = Locked<Set<ConfigurationReport>>([])

  private func log() {
    guard Self.logged.withLock({ $0.insert(self).inserted }) else { return }
    #if canImport(os)
      os_log(
        .error, log: OSLog(subsystem: "Sextant", category: "Configuration"), "%{public}@", description)
    #else
      FileHandle.standardError.write(Data("Sextant: \(self)\n".utf8))
    #endif
  }
}
