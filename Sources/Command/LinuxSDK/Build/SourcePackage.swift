package import LeanFoundation

/// Sextant's own package, from which the SDK is built.
package struct SourcePackage {
  /// The environment variable with the folder.
  static let variable = "SEXTANT_SOURCE"

  /// Returns the folder that the environment names; nil if it names none.
  package static func variable(in environment: [String: String]) -> String? {
    guard let name = environment[variable], !name.isEmpty else { return nil }
    return name
  }

  /// A limit on the number of parent folders to search, which no real path reaches.
  private static let highest = 64

  /// The folder that contains Package.swift.
  package let folder: URL

  /// Chooses the given folder, or the one in the environment, or the one that contains the program.
  package init(named name: String?, environment: [String: String], program: URL) throws(SDKError) {
    if let name {
      folder = try Self.checked(name, from: "--source")
    } else if let name = Self.variable(in: environment) {
      folder = try Self.checked(name, from: Self.variable)
    } else if let found = Self.folder(above: program.resolvingSymlinksInPath()) {
      folder = found
    } else {
      throw .noSource(program: program.path(percentEncoded: false))
    }
  }

  /// The executable of the running process.
  package static var runningProgram: URL {
    #if os(Linux)
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments.first ?? "sextant")
    #endif
  }

  private static func checked(_ name: String, from origin: String) throws(SDKError) -> URL {
    let folder = URL(filePath: name, directoryHint: .isDirectory).absoluteURL.standardizedFileURL
    guard isSextant(folder) else { throw .wrongSource(name, from: origin) }
    return folder
  }

  private static func folder(above program: URL) -> URL? {
    var folder = program.deletingLastPathComponent()
    for _ in 0..<highest {
      if isSextant(folder) { return folder }
      if folder.pathComponents.count <= 1 { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isSextant(_ folder: URL) -> Bool {
    let manifest = folder.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
    return text.contains("name: \"Sextant\"") && text.contains("\"\(SDKManifest.product)\"")
  }
}

/// A target of Sextant's package that is part of the SDK.
struct SourceTarget: Hashable, Sendable {
  /// The target's name, which is also the module's except for C targets.
  let name: String
  /// The folder of its sources, relative to the package.
  let path: String
  /// Whether the SDK's library contains it.
  let isInProduct: Bool
}
