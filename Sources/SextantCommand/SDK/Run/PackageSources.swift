import AppProject
import Foundation
import SourceFacts

/// The Swift files that SwiftPM compiles for a package.
struct PackageSources {
  private struct Description: Decodable {
    struct Target: Decodable {
      let path: String
      let sources: [String]
    }

    let targets: [Target]
  }

  /// Larger files are no handwritten ones.
  private static let sizeLimit = 1 << 20

  /// The absolute paths, sorted.
  let files: [String]

  init(files: [String]) { self.files = files }

  /// Asks SwiftPM; a package that it can't describe, which it has said already, has none.
  init(of package: ClientPackage, toolchain: SwiftToolchain, in console: Console) throws(SDKError) {
    let describe = ChildProcess(
      program: toolchain.swift,
      arguments: [
        "package", "--package-path", package.path, "--scratch-path",
        package.scratch.path(percentEncoded: false), "describe", "--type", "json",
      ], environment: console.environment, takesSignals: console.isProcess)
    var json = ""
    _ = try describe.run { (stream, text) throws(SDKError) in if stream == .output { json += text } }
    files = Self.files(in: Data(json.utf8), root: package.folder)
  }

  private static func files(in json: Data, root: URL) -> [String] {
    guard let description = try? JSONDecoder().decode(Description.self, from: json) else { return [] }
    return description.targets.flatMap { target in
      target.sources.filter { $0.hasSuffix(".swift") }
        .map { root.appending(path: target.path).appending(path: $0).path(percentEncoded: false) }
    }.sorted()
  }

  /// Returns what compiles and yet isn't what it is on iOS.
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
