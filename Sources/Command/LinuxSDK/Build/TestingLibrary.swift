import CommandOutput
import LeanFoundation

/// The library of SextantTesting, for tests that import it.
///
/// It holds what the SDK's library lacks, and nothing that is there: a phone is the same phone to both.
struct TestingLibrary {
  let package: SourcePackage
  /// The targets that it is made of.
  let targets: [SourceTarget]
  /// Where the build has put their object files.
  let products: URL
  let toolchain: SwiftToolchain
  let console: Console

  /// Links it in an SDK's folder, whose own library is there.
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

  /// The object files, one for each source, and not those of sources that are gone; those of Swift lie side by side,
  /// whatever folders their sources are in.
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
