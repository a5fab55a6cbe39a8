import AppProject
import CommandOutput
import LeanFoundation
import SourceFacts

/// The Swift files of a package and their requirements, according to SwiftPM.
struct PackageSources {
  private struct Description: Decodable {
    struct Target: Decodable {
      let path: String
      let sources: [String]
    }

    struct Platform: Decodable {
      let name: String
      let version: String
    }

    let targets: [Target]
    let platforms: [Platform]?
  }

  /// The maximum size of a file in bytes; larger ones aren't written by hand.
  private static let sizeLimit = 1 << 20

  /// The absolute paths, sorted.
  let files: [String]
  /// The oldest version of iOS that the package supports, such as "15.0"; nil if the manifest
  /// doesn't say.
  let platform: String?

  /// Queries SwiftPM; there are no files if it fails, which it has already reported.
  init(of package: ClientPackage, toolchain: SwiftToolchain, in console: Console) throws(SDKError) {
    let describe = ChildProcess(
      program: toolchain.swift,
      arguments: [
        "package", "--package-path", package.path, "--scratch-path",
        package.scratch.path(percentEncoded: false), "describe", "--type", "json",
      ], environment: console.environment, takesSignals: console.isProcess)
    var json = ""
    _ = try describe.run { (stream, text) throws(SDKError) in if stream == .output { json += text } }
    let description = try? JSONDecoder().decode(Description.self, from: Data(json.utf8))
    files = description?.targets.flatMap { Self.files(of: $0, root: package.folder) }.sorted() ?? []
    platform = description?.platforms?.first { $0.name == "ios" }?.version
  }

  private static func files(of target: Description.Target, root: URL) -> [String] {
    target.sources.filter { $0.hasSuffix(".swift") }
      .map { root.appending(path: target.path).appending(path: $0).path(percentEncoded: false) }
  }

  /// Returns obstacles in code that compiles but behaves differently from iOS.
  func obstacles(modules: [String]) -> [MetObstacle] {
    let leftOutCode = LeftOutCode(modules: Set(modules))
    var found: [MetObstacle] = []
    var delegates: [InheritedDelegate.File] = []
    for file in files {
      guard let bytes = Self.bytes(of: file) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      found += leftOutCode.lines(in: text).map { MetObstacle(.leftOutCode, at: Site(file: file, line: $0)) }
      found += leftOutCode.imports(in: text).compactMap { module, line in
        guard !modules.contains(String(module.prefix { $0 != "." })) else { return nil }
        return ObstacleCatalog.obstacle(behindModule: module)
          .map { MetObstacle($0, at: Site(file: file, line: line), name: module) }
      }
      if InheritedDelegate.concerns(text), let facts = SourceReader(.everything).read(bytes, as: .swift) {
        delegates.append(InheritedDelegate.File(path: file, text: text, facts: facts))
      }
    }
    return found + InheritedDelegate.places(in: delegates).map { MetObstacle(.inheritedDelegate, at: $0) }
      + DelegateWithoutCallback.places(in: delegates).map { MetObstacle(.delegateWithoutCallback, at: $0) }
  }

  private static func bytes(of file: String) -> [UInt8]? {
    guard let data = try? Data(contentsOf: URL(filePath: file), options: .mappedIfSafe),
      data.count <= sizeLimit
    else { return nil }
    return [UInt8](data)
  }
}
