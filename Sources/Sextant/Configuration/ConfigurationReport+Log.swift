import Foundation

#if canImport(os)
  import os
#endif

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
