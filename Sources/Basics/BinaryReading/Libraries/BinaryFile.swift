/// A file with code: a binary for one or more processors, or a static library.
package enum BinaryFile {
  /// A binary, with its name if it is a member of a library.
  package struct Part: Sendable {
    /// The member's name; nil if the binary is a separate file.
    package let member: String?
    /// The binary.
    package let image: MachOImage
  }

  /// Returns the binaries of a file: one, or the members of a static library.
  package static func parts(of file: ByteSlice) throws(BinaryError) -> [Part] {
    let file = FatFile.accepts(file) ? try FatFile.part(of: file) : file
    guard StaticLibrary.accepts(file) else {
      return [Part(member: nil, image: try MachOLoadCommands.image(file))]
    }
    var parts: [Part] = []
    for member in try StaticLibrary.members(of: file) where MachOLoadCommands.accepts(member.contents) {
      do {
        parts.append(Part(member: member.name, image: try MachOLoadCommands.image(member.contents)))
      } catch {
        throw BinaryError("in \(member.name), \(error.reason)")
      }
    }
    return parts
  }
}
