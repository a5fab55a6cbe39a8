/// A file with code: a binary for one processor or several, or a static library of object files.
package enum BinaryFile {
  /// A binary, and the name of the library's member that it is.
  package struct Part: Sendable {
    /// The member's name; nil for a binary that is a file of its own.
    package let member: String?
    /// The binary.
    package let image: MachOImage
  }

  /// Returns the binaries of a file; one, unless it is a static library.
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
