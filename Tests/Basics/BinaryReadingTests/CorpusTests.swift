import BinaryReading
import Foundation
import TestSupport
import Testing

/// The initial files for fuzzing, created by Apple's compiler, LLVM's archiver and Info-ZIP.
@Suite struct CorpusTests {
  private func file(_ path: String) throws -> ByteSlice {
    ByteSlice(try Data(contentsOf: RepositoryFolder.root.appending(path: "Tests/Corpus/" + path)))
  }

  @Test(arguments: ["arm64.object", "armv7.object", "bsd.library", "gnu.library", "fat"])
  func `code is read as it was written`(name: String) throws {
    let parts = try BinaryFile.parts(of: file("mach-o/" + name))
    #expect(
      parts.map { $0.image.uses(of: ["requestAlwaysAuthorization"]) } == [
        ["requestAlwaysAuthorization": .referenced]
      ])
    #expect(
      parts.map { $0.image.imports(beginningWith: ["_OBJC_CLASS_$_"]) } == [
        ["_OBJC_CLASS_$_CLLocationManager"]
      ])
    #expect(parts.map(\.member) == [name.hasSuffix(".library") ? "arm64.o" : nil])
  }

  @Test(arguments: ["deflated.zip", "stored.zip", "large.zip"])
  func `archives are read as they were written`(name: String) throws {
    let archive = try ZipArchive(file("zip/" + name))
    #expect(archive.paths == ["Payload/Walk.app/Info.plist", "Payload/Walk.app/Walk"])
    #expect(
      try archive.contents(of: "Payload/Walk.app/Info.plist", limit: 1 << 20).bytes
        == Array("<plist><dict/></plist>".utf8))
    #expect(
      try archive.contents(of: "Payload/Walk.app/Walk", limit: 1 << 20).bytes
        == [UInt8](repeating: 0, count: 4000))
  }
}
