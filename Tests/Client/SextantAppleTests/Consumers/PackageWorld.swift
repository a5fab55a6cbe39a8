import Foundation
import TestSupport

/// A folder with this package, a swift-syntax to fetch, and packages that depend on them.
///
/// There is no network access: the address of swift-syntax is replaced by a repository in the folder.
final class PackageWorld {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try copyThisPackage()
    let syntax = folder.url.appending(path: "swift-syntax")
    try SourceRepository.writeSwiftSyntax(to: syntax)
    try SourceRepository.commit(syntax, tags: ["600.0.1", "603.0.1"])
    let mirrors = """
      {"object": [{"mirror": "\(Self.fileAddress(of: syntax))", "original": "\(Self.syntaxAddress)"}], "version": 1}
      """
    try mirrors.write(creating: folder.url.appending(path: "configuration/mirrors.json"))
  }

  /// The way in which an app refers to the package.
  enum Way {
    case path, address
  }

  /// Creates a package of an app that depends on the product Sextant and others.
  func makeApp(_ name: String, naming way: Way, andMore more: [String] = []) throws {
    let sextant = folder.url.appending(path: "Sextant")
    let dependency =
      switch way {
      case .path: ".package(path: \"\(sextant.path(percentEncoded: false))\")"
      case .address: ".package(url: \"\(Self.fileAddress(of: sextant))\", from: \"1.0.0\")"
      }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v13)], dependencies: [\(([dependency] + more).joined(separator: ", "))],
        targets: [.target(name: "App", dependencies: [.product(name: "Sextant", package: "Sextant")])])
      """
    try manifest.write(creating: folder.url.appending(path: "\(name)/Package.swift"))
    try "import Sextant\n".write(creating: folder.url.appending(path: "\(name)/Sources/App/App.swift"))
  }

  /// Resolves a package as on an Apple host; returns its direct and indirect dependencies with versions.
  func resolve(_ package: String) throws -> [String] {
    let folders = [
      "--package-path": package, "--scratch-path": "build/\(package)", "--cache-path": "cache",
      "--config-path": "configuration", "--security-path": "security",
    ].flatMap { [$0.key, folder.url.appending(path: $0.value).path(percentEncoded: false)] }
    let graph = folder.url.appending(path: "graph.json")
    let (code, text) = try Toolchain.run(
      "swift",
      ["package"] + folders + [
        "show-dependencies", "--format", "json", "--output-path", graph.path(percentEncoded: false),
      ], environment: ["SEXTANT_HOST": "apple"])
    guard code == 0 else { throw ToolError("\(package) does not resolve: \(text)") }
    return try JSONDecoder().decode(Resolved.self, from: Data(contentsOf: graph)).all.sorted()
  }

  private struct Resolved: Decodable {
    let identity: String
    let version: String
    let dependencies: [Resolved]

    var all: Set<String> { Set(dependencies.flatMap { $0.all.union(["\($0.identity) \($0.version)"]) }) }
  }

  static let syntaxAddress = "https://github.com/swiftlang/swift-syntax.git"

  private static func fileAddress(of folder: URL) -> String { "file://\(folder.path(percentEncoded: false))" }

  private func copyThisPackage() throws {
    let copy = folder.url.appending(path: "Sextant")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in [
      "Package.swift", "Sources", "Tests", "Plugins", "Benchmarks", "Fuzzing", "Examples", "Website",
    ] {
      try FileManager.default.copyItem(
        at: RepositoryFolder.root.appending(path: name), to: copy.appending(path: name))
    }
    try SourceRepository.commit(copy, tags: ["1.0.0"])
  }
}
