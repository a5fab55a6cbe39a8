import Foundation
import TestSupport

/// The output of `swift symbolgraph-extract` for a module, as far as the scoreboard needs it.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let accessLevel: String
    let availability: [Availability]?

    /// Whether the symbol is imported from C, for which the compiler omits availability on Linux.
    var isImported: Bool { identifier.precise.hasPrefix("c:") }
    /// Whether the symbol is from a protocol of another module.
    var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }
    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
    var path: String { pathComponents.joined(separator: ".") }
  }

  struct Kind: Decodable {
    let identifier: String
  }

  struct Availability: Decodable {
    let domain: String?
    let introduced: Version?
    let deprecated: Version?
  }

  struct Version: Decodable {
    let major: Int
    let minor: Int?

    var text: String { "\(major).\(minor ?? 0)" }
  }

  struct Identifier: Decodable {
    let precise: String
  }

  struct Fragment: Decodable {
    let spelling: String
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  /// Extracts the graphs of the three modules from the build of the tests.
  static func extract() throws -> SymbolGraph {
    let folder = try ScratchFolder()
    let graphs = try ["_LocationEssentials", "CoreLocation", "CoreLocationUI"].map { module in
      let arguments =
        [
          "symbolgraph-extract", "-module-name", module, "-target", triple, "-output-dir", folder.path,
          "-minimum-access-level", "public",
        ] + (try Toolchain.moduleFlags())
      let (code, text) = try Toolchain.run("swift", arguments)
      guard code == 0 else { throw ToolError("swift symbolgraph-extract failed for \(module): \(text)") }
      let file = folder.url.appending(path: "\(module).symbols.json")
      return try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    }
    return SymbolGraph(
      symbols: graphs.flatMap(\.symbols), relationships: graphs.flatMap(\.relationships))
  }

  private static var triple: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
