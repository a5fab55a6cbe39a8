import Foundation
public import LocationPolicy

#if canImport(os)
  import os
#endif

/// Something wrong with the app's Info.plist, found when the app was about to need it right; in debug builds only.
public struct ConfigurationReport: Hashable, Sendable, CustomStringConvertible {
  /// The rule of `sextant check` that finds the same.
  public let rule: String
  /// What is wrong.
  public let message: String
  /// What to do.
  public let fix: String
  /// The facts that say so.
  public let facts: FactList
  /// What the app was about to do.
  public let use: IntendedUse

  /// Creates a report.
  public init(rule: String, message: String, fix: String, facts: FactList, use: IntendedUse) {
    self.rule = rule
    self.message = message
    self.fix = fix
    self.facts = facts
    self.use = use
  }

  /// What the app was about to do, what is wrong, what to do, the rule and its facts.
  public var description: String { "\(use.announcement) \(message) \(fix) (\(rule): \(facts))" }
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
