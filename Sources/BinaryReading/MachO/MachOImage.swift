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
