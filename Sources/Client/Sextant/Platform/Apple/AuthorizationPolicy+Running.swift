#if canImport(Darwin)
  import Foundation
  import LocationPolicy

  extension AuthorizationPolicy {
    /// The rules of the release that this process runs on.
    ///
    /// A release that is newer than all known ones is treated as the newest. So are systems other than iOS and
    /// iPadOS, whose version numbers have other meanings: nothing is claimed about their rules.
    static let running: AuthorizationPolicy = {
      #if os(iOS) && !targetEnvironment(macCatalyst)
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return policy(for: Release(major: version.majorVersion, from: version.minorVersion))
      #else
        return Policies.known.newest
      #endif
    }()
  }
#endif
