import BinaryWriting
import Foundation

/// A large built iPhone app with frameworks, and with pictures that can't be compressed.
struct SampleApp {
  let frameworks: Int
  let codeBytes: Int
  let assetBytes: Int

  private static let symbolsPerBinary = 20_000

  /// Writes the app as in an `.ipa`, in a folder named Payload.
  func write(to folder: URL) throws {
    let app = folder.appending(path: "Payload/Sample.app")
    // Instructions that compress like those of this program.
    let instructions = try Data(contentsOf: URL(filePath: CommandLine.arguments[0]), options: .alwaysMapped)
    let share = codeBytes / (frameworks + 1)
    try write(binary(nil), to: app, named: "Sample", package: "APPL", code: instructions.prefix(share))
    for index in 0..<frameworks {
      let start = share * index % max(instructions.count - share, 1)
      try write(
        binary(index), to: app.appending(path: "Frameworks/Kit\(index).framework"), named: "Kit\(index)",
        package: "FMWK", code: instructions.dropFirst(start).prefix(share))
    }
    try pictures.write(to: app.appending(path: "Assets.car"))
  }

  private func write(
    _ binary: MachOWriter, to bundle: URL, named name: String, package: String, code: Data
  ) throws {
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let list = [
      "CFBundleExecutable": name, "CFBundleIdentifier": "com.example.\(name)", "CFBundlePackageType": package,
      "MinimumOSVersion": "15.0",
    ]
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      .write(to: bundle.appending(path: "Info.plist"))
    try (Data(binary.bytes) + code).write(to: bundle.appending(path: name))
  }

  /// Returns the binary of a framework, or of the app for nil; the first framework requests Always.
  private func binary(_ framework: Int?) -> MachOWriter {
    var writer = MachOWriter()
    writer.kind = framework == nil ? 2 : 6
    writer.imports = ["_OBJC_CLASS_$_CLLocationManager"]
    writer.sent = framework == 0 ? ["requestAlwaysAuthorization"] : ["startUpdatingLocation"]
    writer.named = (0..<Self.symbolsPerBinary).map { "setValueNumber\($0):forKey:" }
    writer.exports = (0..<Self.symbolsPerBinary).map { "_$s6Sample5ModelV8number\($0)yyF" }
    return writer
  }

  private var pictures: Data {
    var state: UInt64 = 1
    var bytes = Data(capacity: assetBytes)
    while bytes.count < assetBytes {
      // Any sequence without repetitions is suitable.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      withUnsafeBytes(of: state >> 32) { bytes.append(contentsOf: $0.prefix(4)) }
    }
    return bytes
  }
}
