/// What a binary was built for.
package enum MachOPlatform: UInt32, Sendable {
  case macOS = 1
  case iOS = 2
  case tvOS = 3
  case watchOS = 4
  case bridgeOS = 5
  case macCatalyst = 6
  case iOSSimulator = 7
  case tvOSSimulator = 8
  case watchOSSimulator = 9
  case driverKit = 10
  case visionOS = 11
  case visionOSSimulator = 12
}

/// The oldest system that a binary runs on, and which system that is.
package struct MachOTarget: Hashable, Sendable {
  /// The platform; nil for one that was not known when this was written.
  package let platform: MachOPlatform?
  /// The version as text, such as "15.0".
  package let minimumVersion: String

  /// Creates a target from the number that versions are packed into: 16 bits, 8 and 8.
  init(platform: MachOPlatform?, packed: UInt32) {
    self.platform = platform
    minimumVersion = "\(packed >> 16).\(packed >> 8 & 0xFF)"
  }
}
