import Foundation
public import LocationPolicy

#if canImport(os)
  import os
#endif

/// A problem with the app's Info.plist, found when the app was about to depend on it; in debug builds only.
public struct ConfigurationReport: Hashable, Sendable, CustomStringConvertible {
  /// The rule of `sextant check` that finds the same problem.
  public let rule: String
  /// A description of the problem.
  public let message: String
  /// The way to fix it.
  public let fix: String
  /// The facts behind the report.
  public let facts: FactList
  /// The use that the app was about to make of Core Location.
  public let use: IntendedUse

  /// Creates a report.
  public init(rule: String, message: String, fix: String, facts: FactList, use: IntendedUse) {
    self.rule = rule
    self.message = message
    self.fix = fix
    self.facts = facts
    self.use = use
  }

  /// The report as text: what the app was about to do, the problem, the fix, the rule and its facts.
  public var description: String { "\(use.announcement) \(message) \(fix) (\(rule): \(facts))" }
}

extension IntendedUse {
  fileprivate var announcement: String {
    switch self {
    case .anything: "The app uses location."
    case .whenInUse: "The app is about to request When In Use."
    case .always: "The app is about to request Always."
    case .fullAccuracy: "The app is about to request full accuracy."
    case .backgroundUpdates: "The app is about to let updates continue in the background."
    }
  }
}

extension ConfigurationReport {
  /// The default handling of reports: logs them in debug builds, and does nothing in others.
  ///
  /// On Apple's platforms they go to the log, as errors of the subsystem "Sextant"; elsewhere to standard error. A
  /// process that creates many clients logs each report only once.
  public static var standard: (@Sendable (ConfigurationReport) -> Void)? {
    #if DEBUG
      return { $0.log() }
    #else
      return nil
    #endif
  }
}

#if DEBUG
  extension ConfigurationReport {
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
#endif
