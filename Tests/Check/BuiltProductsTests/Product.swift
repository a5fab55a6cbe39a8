import AppProject
import BinaryWriting
import BuiltProducts
import Foundation
import LocationAudit
import LocationEvidence
import TestSupport

/// A built product for the duration of a test.
struct Product: ~Copyable {
  private let folder: ScratchFolder
  private let name: String

  /// Creates an empty product with a name.
  init(_ name: String) throws {
    folder = try ScratchFolder()
    self.name = name
  }

  func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    try folder.write(bytes, to: path.isEmpty ? name : name + "/" + path)
  }

  /// Writes a bundle with its binary Info.plist and its code.
  func write(
    _ bundle: String, _ infoPlist: [String: any Sendable], code: MachOWriter = MachOWriter()
  ) throws {
    let start = bundle.isEmpty ? "" : bundle + "/"
    let executable = ((bundle.isEmpty ? name : bundle) as NSString).lastPathComponent as NSString
    let list = try PropertyListSerialization.data(fromPropertyList: infoPlist, format: .binary, options: 0)
    try write(list, to: start + "Info.plist")
    try write(code.bytes, to: start + executable.deletingPathExtension)
  }

  /// Creates a product that is an archive.
  static func archive(_ name: String, of files: [(path: String, bytes: [UInt8])]) throws -> Product {
    let product = try Product(name)
    try product.write(ZipWriter(files.map { ZipWriter.File($0.path, $0.bytes) }).bytes, to: "")
    return product
  }

  func read() throws -> ProjectInventory { try BuiltProductReader().read(folder.path + "/" + name) }

  /// Returns the findings of the audit, one per line, and the problems.
  func findings() throws -> [String] {
    let inventory = try read()
    return Audit.run(inventory).map { "\($0.severity) \($0.rule.rawValue) \($0.target): \($0.site.file)" }
      + inventory.problems.map { "\($0.severity) \($0.origin.file): \($0.message)" }
  }
}

extension MachOWriter {
  /// Returns code that sends messages to a location manager.
  static func sending(_ selectors: String..., kind: UInt32 = 2, linking libraries: [String] = [])
    -> MachOWriter
  {
    var writer = MachOWriter()
    writer.kind = kind
    writer.pointers = .chainedOffset
    writer.sent = selectors
    writer.imports = ["_OBJC_CLASS_$_CLLocationManager"]
    writer.libraries = libraries
    return writer
  }
}
