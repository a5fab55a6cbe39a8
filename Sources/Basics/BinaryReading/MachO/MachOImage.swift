/// One binary for one processor: an executable, a library or an object file.
package struct MachOImage: Sendable {
  /// What holds code that ends up in an app.
  package enum Kind: UInt32, Sendable {
    case object = 1
    case executable = 2
    case dynamicLibrary = 6
    case bundle = 8
  }

  /// The kind; nil for the rest, such as debug symbols.
  package let kind: Kind?
  /// The number of the processor's family, which decides between the parts of a fat file.
  package let processor: UInt32
  /// Whether addresses have 64 bits.
  package let is64Bit: Bool
  /// What it was built for; nil when it does not say.
  package let target: MachOTarget?
  /// The libraries that it is linked with, by install name, in order.
  package let libraries: [String]
  /// The sections, in order.
  package let sections: [MachOSection]
  /// The bytes of the code signature; nil without one.
  package let signature: ByteSlice?
  /// The symbols; nil without any.
  let symbols: MachOSymbolTable?
  /// Where the image begins in memory, from which newer linkers count.
  let baseAddress: UInt64

  /// Whether the store has encrypted its code, so that names in it can't be read.
  package var isEncrypted: Bool { sections.contains(where: \.isEncrypted) }

  /// Returns the sections of a name, whichever segment they are in.
  package func sections(named name: String) -> [MachOSection] { sections.filter { $0.name == name } }
}

/// A named part of a binary.
package struct MachOSection: Sendable {
  /// The segment's name, such as "__TEXT".
  package let segment: String
  /// The section's name, such as "__objc_methname".
  package let name: String
  /// Where it lies in memory.
  package let address: UInt64
  /// What it holds; nothing for what the file does not store.
  package let contents: ByteSlice
  /// Whether its bytes are encrypted, as the store delivers them.
  package let isEncrypted: Bool
  /// Which of its pointers the linker has yet to fill in; nothing in linked binaries.
  let relocations: ByteSlice
}

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
