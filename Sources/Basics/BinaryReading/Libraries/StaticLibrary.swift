/// Reads static libraries, which are archives of object files.
package enum StaticLibrary {
  /// An object file of a library.
  package struct Member: Sendable {
    /// The name, such as "Locator.o".
    package let name: String
    /// The bytes.
    package let contents: ByteSlice
  }

  private static let magic = Array("!<arch>\n".utf8)
  private static let headerSize = 60

  /// Returns whether the bytes begin like an archive.
  package static func accepts(_ file: ByteSlice) -> Bool { file.has(magic) }

  /// Returns the members in order, without the symbol tables and name tables that tools add.
  package static func members(of file: ByteSlice) throws(BinaryError) -> [Member] {
    var members: [Member] = []
    var longNames: ByteSlice?
    var offset = magic.count
    while offset < file.count {
      guard let header = file.part(at: offset, count: headerSize), header.has([0x60, 0x0A], at: 58),
        let size = header.field(at: 48, width: 10).flatMap({ Int(trimmed($0)) }),
        let contents = file.part(at: offset + headerSize, count: size),
        let name = header.field(at: 0, width: 16).map(trimmed)
      else {
        throw BinaryError("the library is cut off after \(members.count) members; copy or build it again")
      }
      if name == "//" {
        longNames = contents
      } else if let member = try member(name, contents, longNames: longNames) {
        members.append(member)
      }
      // Members begin at even offsets.
      offset += headerSize + size + size % 2
    }
    return members
  }

  private static func member(
    _ name: String, _ contents: ByteSlice, longNames: ByteSlice?
  ) throws(BinaryError) -> Member? {
    // BSD writes a long name before the contents, GNU in a separate member.
    if name.hasPrefix("#1/") {
      guard let length = Int(name.dropFirst(3)), let text = contents.field(at: 0, width: length) else {
        throw BinaryError("a member's name reaches beyond its end; build the library again")
      }
      return isList(text) ? nil : Member(name: text, contents: contents.suffix(from: length))
    }
    if name == "/" || name == "/SYM64/" || isList(name) { return nil }
    if name.hasPrefix("/"), let offset = Int(name.dropFirst()) {
      guard let text = longNames?.text(at: offset)?.prefix(while: { $0 != "/" && $0 != "\n" }) else {
        throw BinaryError("a member's long name is missing; build the library again")
      }
      return Member(name: String(text), contents: contents)
    }
    return Member(name: name.hasSuffix("/") ? String(name.dropLast()) : name, contents: contents)
  }

  private static func isList(_ name: String) -> Bool { name.hasPrefix("__.SYMDEF") }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}
