/// A binary for one processor: an executable, a library or an object file.
package struct MachOImage: Sendable {
  /// The kinds of binaries whose code becomes part of an app.
  package enum Kind: UInt32, Sendable {
    case object = 1
    case executable = 2
    case dynamicLibrary = 6
    case bundle = 8
  }

  /// The kind; nil for others, such as debug symbols.
  package let kind: Kind?
  /// The CPU type, which selects a part of a fat file.
  package let processor: UInt32
  /// Whether addresses are 64 bits wide.
  package let is64Bit: Bool
  /// The platform and minimum version; nil if the binary doesn't declare them.
  package let target: MachOTarget?
  /// The install names of the linked libraries, in order.
  package let libraries: [String]
  /// The sections, in order.
  package let sections: [MachOSection]
  /// The bytes of the code signature; nil if unsigned.
  package let signature: ByteSlice?
  /// The symbols; nil if there are none.
  let symbols: MachOSymbolTable?
  /// The address of the image in memory, which newer linkers use as the base of offsets.
  let baseAddress: UInt64

  /// Whether the App Store has encrypted the code, so that names in it can't be read.
  package var isEncrypted: Bool { sections.contains(where: \.isEncrypted) }

  /// Returns the sections with a name, in any segment.
  package func sections(named name: String) -> [MachOSection] { sections.filter { $0.name == name } }
}

/// A named part of a binary.
package struct MachOSection: Sendable {
  /// The segment's name, such as "__TEXT".
  package let segment: String
  /// The section's name, such as "__objc_methname".
  package let name: String
  /// The address in memory.
  package let address: UInt64
  /// The contents; empty for a section that the file doesn't store.
  package let contents: ByteSlice
  /// Whether the bytes are encrypted, as in apps from the App Store.
  package let isEncrypted: Bool
  /// The pointers that the linker has yet to fill in; empty in linked binaries.
  let relocations: ByteSlice
}

/// The platform that a binary was built for.
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

/// The platform and the oldest version of it that a binary runs on.
package struct MachOTarget: Hashable, Sendable {
  /// The platform; nil if unknown.
  package let platform: MachOPlatform?
  /// The version as text, such as "15.0".
  package let minimumVersion: String

  /// Creates a target from a packed version: 16 bits for the major version, 8 for the minor, 8 for
  /// the patch.
  init(platform: MachOPlatform?, packed: UInt32) {
    self.platform = platform
    minimumVersion = "\(packed >> 16).\(packed >> 8 & 0xFF)"
  }
}
