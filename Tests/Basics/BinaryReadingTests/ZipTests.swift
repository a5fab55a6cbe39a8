import BinaryReading
import BinaryWriting
import Foundation
import Testing

@Suite struct ZipTests {
  private typealias File = ZipWriter.File

  /// "hello hello hello hello\n", deflated by another tool.
  private static let deflatedGreeting: [UInt8] = [
    0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x27, 0xB9, 0x00,
  ]
  private static let greeting = Array("hello hello hello hello\n".utf8)

  private func contents(_ files: [File], isLarge: Bool = false, limit: Int = 1 << 20) throws -> [String:
    [UInt8]]
  {
    var writer = ZipWriter(files)
    writer.isLarge = isLarge
    let archive = try ZipArchive(ByteSlice(writer.bytes))
    return try Dictionary(
      uniqueKeysWithValues: archive.paths.map { ($0, try archive.contents(of: $0, limit: limit).bytes) })
  }

  /// Returns the error in reading all files of an archive, if any.
  private func fault(_ files: [File], isLarge: Bool = false, limit: Int = 1 << 20) -> String? {
    do {
      _ = try contents(files, isLarge: isLarge, limit: limit)
      return nil
    } catch {
      return (error as? BinaryError)?.reason ?? "\(error)"
    }
  }

  @Test(arguments: [false, true])
  func `files come out as they went in, in archives small and large`(isLarge: Bool) throws {
    let files = [
      File("Payload/Walk.app/a", [1, 2, 3]),
      File("Payload/Walk.app/b", Self.greeting, deflated: Self.deflatedGreeting),
      File("Payload/Walk.app/empty", [], deflated: [3, 0]),
    ]
    #expect(
      try contents(files, isLarge: isLarge) == [
        "Payload/Walk.app/a": [1, 2, 3], "Payload/Walk.app/b": Self.greeting, "Payload/Walk.app/empty": [],
      ])
  }

  @Test func `folders and links are no files`() throws {
    var link = File("Payload/link", Array("/etc/passwd".utf8))
    link.mode = 0o120777
    #expect(try contents([File("Payload/", []), link, File("Payload/a", [1])]) == ["Payload/a": [1]])
  }

  @Test(arguments: [
    "../a", "/etc/a", "Payload/../../a", "Payload//a", "Payload/./a", #"Payload\..\a"#, "a\0b",
  ])
  func `a path that leads out of the archive is refused`(path: String) {
    #expect(
      fault([File(path, [1])])
        == "the path \(path) in it leads out of the archive; don't unpack it, and export the app again")
  }

  @Test func `a bomb is refused before it is read`() {
    var file = File("a", [], deflated: [3, 0])
    file.count = 1 << 30
    #expect(fault([file]) == "a says it holds more than its bytes can; export the app again")
  }

  @Test func `files that share bytes are refused`() {
    var second = File("b", [1, 2])
    second.offset = 0
    #expect(
      fault([File("a", [1, 2]), second]) == "a and b share bytes, as in a zip bomb; export the app again")
  }

  @Test func `more than an app may have is refused`() {
    // Each is as large as its bytes permit, but together they are too large.
    let files = (0..<5).map { index in
      var file = File("\(index)", [], deflated: [UInt8](repeating: 0, count: 1 << 20))
      file.count = 1 << 30
      return file
    }
    #expect(
      fault(files) == "its files have more than 4 GB together, which no app may; export the app again")
  }

  @Test func `a file larger than what is read of it is skipped`() {
    var file = File("a", [], deflated: [UInt8](repeating: 0, count: 1 << 12))
    file.count = (1 << 20) + 1
    #expect(fault([file], limit: 1 << 20) == "the file is larger than 1 MB and was skipped")
  }

  @Test func `two files of one name are refused`() {
    #expect(
      fault([File("a", [1]), File("a", [2])])
        == "it holds two files named a, of which tools see one; export the app again")
  }

  @Test func `a file that lies beyond the archive is refused`() {
    var file = File("a", [1])
    file.offset = 1 << 40
    #expect(
      fault([file], isLarge: true) == "a reaches beyond the archive's files; copy it or export the app again")
    file.offset = .max
    #expect(
      fault([file], isLarge: true) == "a reaches beyond the archive's files; copy it or export the app again")
  }

  @Test func `a file that is protected, damaged or compressed otherwise can't be read`() {
    var protected = File("a", [1])
    protected.flags = 1
    #expect(fault([protected]) == "a password protects it; export the app without one")
    var damaged = File("a", Self.greeting, deflated: Self.deflatedGreeting)
    damaged.checksum ^= 1
    let text = "it is damaged in the archive; copy it or export the app again"
    #expect(fault([damaged]) == text)
    damaged = File("a", Self.greeting, deflated: Self.deflatedGreeting)
    damaged.count -= 1
    #expect(fault([damaged]) == text)
    damaged.count += 2
    #expect(fault([damaged]) == text)
    damaged.stored[3] ^= 0xFF
    #expect(fault([damaged]) == text)
    var other = File("a", [1])
    other.method = 12
    #expect(fault([other]) == "it is compressed by method 12, which apps don't use; export the app again")
  }

  @Test(arguments: [false, true])
  func `an archive cut off anywhere is refused`(isLarge: Bool) {
    var writer = ZipWriter([File("a", [1, 2, 3]), File("b", Self.greeting, deflated: Self.deflatedGreeting)])
    writer.isLarge = isLarge
    let bytes = writer.bytes
    for count in 0..<bytes.count {
      #expect(throws: BinaryError.self) { try ZipArchive(ByteSlice(bytes[..<count])) }
    }
  }

  @Test func `any byte may be wrong without harm`() {
    var writer = ZipWriter([File("a", [1, 2, 3]), File("b", Self.greeting, deflated: Self.deflatedGreeting)])
    writer.isLarge = true
    let bytes = writer.bytes
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var broken = bytes
        broken[index] = value
        guard let archive = try? ZipArchive(ByteSlice(broken)) else { continue }
        for path in archive.paths { _ = try? archive.contents(of: path, limit: 1 << 20) }
      }
    }
  }
}
