import CommandOutput
import LeanFoundation

/// The library of SextantTesting, for tests that import it.
///
/// It contains only what the SDK's library lacks, so that both use the same phones.
struct TestingLibrary {
  let package: SourcePackage
  /// The targets that it consists of.
  let targets: [SourceTarget]
  /// The folder with their object files.
  let products: URL
  let toolchain: SwiftToolchain
  let console: Console

  /// Links it into the folder of an SDK, which already contains its own library.
  func link(into sdk: SDKFolder) throws(SDKError) {
    let words =
      ["-emit-library", "-module-name", SDKManifest.testing] + (try objects())
      + ["-L", sdk.libraries.path(percentEncoded: false), "-l\(SDKManifest.product)"]
      + ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"]
      + ["-o", sdk.testingLibrary.path(percentEncoded: false)]
    var messages = ""
    let code = try ChildProcess(
      program: toolchain.compiler, arguments: words, environment: console.environment
    ).run { (_, text) throws(SDKError) in messages += text }
    guard code == .success else { throw .testingLibrary(reason: messages) }
  }

  /// Returns the object file of each existing source.
  ///
  /// Those of Swift sources are in one folder, regardless of the folders of the sources.
  private func objects() throws(SDKError) -> [String] {
    var objects: [String] = []
    for target in targets {
      for file in try SourceFingerprint.files(below: target.path, in: package.folder)
      where file.hasSuffix(".swift") || file.hasSuffix(".c") {
        let inTarget = String(file.dropFirst(target.path.count + 1))
        let name = file.hasSuffix(".swift") ? URL(filePath: inTarget).lastPathComponent : inTarget
        objects.append(products.appending(path: "\(target.name).build/\(name).o").path(percentEncoded: false))
      }
    }
    return objects
  }
}
