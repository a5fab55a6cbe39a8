#if canImport(Darwin)
  import Foundation
  import LocationPolicy

  extension AuthorizationPolicy {
    /// The rules of the release that this process runs on.
    ///
    /// A release that is newer than all that are known counts as the newest. So do systems other than iOS and
    /// iPadOS, whose version numbers mean something else: nothing is claimed about their rules.
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
