import BinaryReading
import BinaryWriting
import Foundation
import Testing

@Suite struct MachOTests {
  private static let wanted: Set<String> = ["requestAlwaysAuthorization", "startUpdatingLocation", "stop"]

  private func parts(_ bytes: [UInt8]) throws -> [BinaryFile.Part] {
    try BinaryFile.parts(of: ByteSlice(bytes))
  }

  @Test(arguments: MachOWriter.PointerForm.allCases)
  func `messages that are sent are told from mere names`(form: MachOWriter.PointerForm) throws {
    var writer = MachOWriter()
    writer.pointers = form
    writer.sent = ["init", "requestAlwaysAuthorization"]
    writer.named = ["startUpdatingLocation", "stopUpdatingLocation"]
    let image = try #require(try parts(writer.bytes).first).image
    #expect(
      image.uses(of: Self.wanted) == [
        "requestAlwaysAuthorization": .referenced, "startUpdatingLocation": .named,
      ])
  }

  @Test func `a binary of 32 bits says the same`() throws {
    var writer = MachOWriter()
    writer.is64Bit = false
    writer.platform = nil
    writer.minimumVersion = 9 << 16 | 3 << 8
    writer.sent = ["requestAlwaysAuthorization"]
    writer.imports = ["_OBJC_CLASS_$_CLLocationManager"]
    let image = try #require(try parts(writer.bytes).first).image
    #expect(image.uses(of: Self.wanted) == ["requestAlwaysAuthorization": .referenced])
    #expect(image.imports(beginningWith: ["_OBJC_CLASS_$_CL"]) == ["_OBJC_CLASS_$_CLLocationManager"])
    #expect(image.target?.platform == .iOS)
    #expect(image.target?.minimumVersion == "9.3")
  }

  @Test func `messages whose sending is left to the linker are found in object files`() throws {
    var writer = MachOWriter()
    writer.kind = 1
    writer.imports = ["_objc_msgSend$requestAlwaysAuthorization", "_objc_msgSend$init"]
    let image = try #require(try parts(writer.bytes).first).image
    #expect(image.uses(of: Self.wanted) == ["requestAlwaysAuthorization": .referenced])
  }

  @Test func `symbols of its own are no imports`() throws {
    var writer = MachOWriter()
    writer.imports = ["_objc_msgSend", "_OBJC_CLASS_$_CLLocationManager"]
    writer.exports = ["_OBJC_CLASS_$_CLMine"]
    let image = try #require(try parts(writer.bytes).first).image
    #expect(image.imports(beginningWith: ["_OBJC_CLASS_$_CL"]) == ["_OBJC_CLASS_$_CLLocationManager"])
  }

  @Test func `libraries, platform and encryption are read`() throws {
    var writer = MachOWriter()
    writer.platform = 7
    writer.libraries = ["/usr/lib/libSystem.B.dylib", "@rpath/GeoKit.framework/GeoKit"]
    writer.isEncrypted = true
    writer.sent = ["requestAlwaysAuthorization"]
    let image = try #require(try parts(writer.bytes).first).image
    #expect(image.libraries == writer.libraries)
    #expect(image.target?.platform == .iOSSimulator)
    #expect(image.isEncrypted)
    // Encrypted bytes are not read, because they are meaningless.
    #expect(image.uses(of: Self.wanted) == [:])
  }

  @Test(arguments: [false, true])
  func `of a fat file the newest processor's part is read`(is64Bit: Bool) throws {
    var old = MachOWriter()
    old.is64Bit = false
    var new = MachOWriter()
    new.sent = ["requestAlwaysAuthorization"]
    let file = LibraryWriter.fat([(12, old.bytes), (0x0100_000C, new.bytes)], is64Bit: is64Bit)
    let found = try parts(file)
    #expect(found.map(\.image.is64Bit) == [true])
    #expect(found.first?.image.uses(of: Self.wanted) == ["requestAlwaysAuthorization": .referenced])
  }

  @Test(arguments: LibraryWriter.Names.allCases)
  func `a library's members have their long names`(names: LibraryWriter.Names) throws {
    var writer = MachOWriter()
    writer.sent = ["startUpdatingLocation"]
    let file = LibraryWriter.archive(
      [("AVeryLongNameOfALocator.o", writer.bytes), ("Odd.o", MachOWriter().bytes + [0])], names: names)
    let found = try parts(file)
    #expect(found.map(\.member) == ["AVeryLongNameOfALocator.o", "Odd.o"])
    #expect(found.map { $0.image.uses(of: Self.wanted).count } == [1, 0])
  }

  @Test func `a file cut off anywhere is refused or read, never more`() throws {
    var writer = MachOWriter()
    writer.sent = ["requestAlwaysAuthorization"]
    writer.imports = ["_OBJC_CLASS_$_CLLocationManager"]
    writer.libraries = ["@rpath/GeoKit.framework/GeoKit"]
    let library = LibraryWriter.archive([("Locator.o", writer.bytes)], names: .bsd)
    for file in [writer.bytes, LibraryWriter.fat([(12, writer.bytes)]), library] {
      for count in 0..<file.count {
        do {
          for part in try parts(Array(file[..<count])) {
            _ = part.image.uses(of: Self.wanted)
            _ = part.image.imports(beginningWith: ["_"])
          }
        } catch let error as BinaryError {
          #expect(error.reason.contains("again"), "\(count): \(error.reason)")
        }
      }
    }
  }

  @Test func `what is not a binary is said to be none`() {
    #expect(throws: BinaryError("this is not a binary of Apple's systems; build the product again")) {
      try parts(Array("#!/bin/sh".utf8))
    }
    // A Java class file begins like a fat file.
    #expect(throws: BinaryError("this is not a binary for Apple's processors; build the product again")) {
      try parts([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 65, 0, 0])
    }
  }
}
