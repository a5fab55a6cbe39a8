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
