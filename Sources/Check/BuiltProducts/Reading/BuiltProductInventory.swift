import AppProject
import BinaryReading

/// Creates the inventory of a product.
struct BuiltProductInventory {
  private let files: any ProductFiles
  private let productName: String
  private let progress: @Sendable (String) -> Void
  private var problems: [InputProblem] = []

  init(_ files: any ProductFiles, productName: String, progress: @escaping @Sendable (String) -> Void) {
    self.files = files
    self.productName = productName
    self.progress = progress
  }

  /// Reads a product.
  static func inventory(
    of files: any ProductFiles, productName: String, progress: @escaping @Sendable (String) -> Void
  ) -> ProjectInventory {
    var reader = BuiltProductInventory(files, productName: productName, progress: progress)
    let targets = reader.targets().sorted { ($0.container, $0.name) < ($1.container, $1.name) }
    return ProjectInventory(
      targets: targets, unusedInfoPlists: [],
      problems: reader.problems.sorted { ($0.origin, $0.message) < ($1.origin, $1.message) })
  }

  private mutating func targets() -> [AppTarget] {
    let contents = ProductContents(files, productName: productName)
    problems += contents.problems
    let apps = contents.bundles.filter { $0.path.pathExtension == "app" }.map(\.path)
    var targets: [AppTarget] = []
    for bundle in contents.bundles {
      let container = container(of: bundle.path.folder, in: apps)
      targets.append(target(bundle, in: container, of: contents))
    }
    let frameworks = contents.bundles.filter { $0.kind == .framework }
    for library in contents.libraries where !frameworks.contains(where: { $0.executable == library }) {
      if let target = self.library(library, in: container(of: library, in: apps)) { targets.append(target) }
    }
    return targets
  }

  /// Returns the innermost app that contains a path, in which its linked libraries are searched.
  private func container(of path: String, in apps: [BundlePath]) -> String {
    apps.last { $0.folder == path || $0.rest(of: path) != nil }.map { app in
      app.folder.isEmpty ? productName : app.folder
    } ?? productName
  }

  /// Returns the names of the frameworks that are embedded in an app or extension.
  private func embedded(in bundle: BuiltBundle, _ contents: ProductContents) -> [String] {
    guard bundle.kind != .framework else { return [] }
    let frameworks = contents.bundles.filter { $0.kind == .framework }
      .filter { bundle.path.rest(of: $0.path.folder)?.hasPrefix("Frameworks/") ?? false }.map(\.path.name)
    let libraries = contents.libraries.filter {
      bundle.path.rest(of: $0)?.hasPrefix("Frameworks/") ?? false
    }
    return frameworks + libraries.map(Self.name)
  }

  private mutating func target(
    _ bundle: BuiltBundle, in container: String, of contents: ProductContents
  ) -> AppTarget {
    let code = bundle.kind == .watch ? nil : code(at: bundle.executable)
    let translations = bundle.kind == .framework ? [] : localizations(of: bundle.path, in: contents)
    return BuiltTarget(bundle, code: code, localizations: translations)
      .target(in: container, embedded: embedded(in: bundle, contents))
  }

  private mutating func library(_ path: String, in container: String) -> AppTarget? {
    guard let code = code(at: path) else { return nil }
    return AppTarget(
      name: Self.name(path), kind: .framework, container: container,
      configurations: [BuiltTarget.configuration(infoPlist: nil, code: code)],
      sources: code.sources, dependencies: code.libraries, localizations: [], origin: Site(wholeFile: path),
      isBuilt: true)
  }

  private mutating func code(at path: String) -> BinaryReader.Code? {
    progress(path)
    do {
      let code = try BinaryReader(files).code(at: path)
      if code.isEncrypted {
        report(
          "The store has encrypted this code, so the calls in it can't be read; check the app as you built it.",
          at: path)
      }
      if let fault = code.signatureFault {
        report("No entitlements were read: \(fault.reason).", at: path, as: .warning)
      }
      return code
    } catch {
      report("Can't read this code: \(error.reason).", at: path)
      return nil
    }
  }

  private mutating func localizations(
    of bundle: BundlePath, in contents: ProductContents
  ) -> [Localization] {
    var found: [Localization] = []
    for path in contents.translations {
      guard let language = bundle.rest(of: path)?.dropLast(ProductContents.translationName.count),
        !language.contains("/")
      else { continue }
      do {
        found.append(try PropertyListFiles(files).list(at: path).localization(in: String(language)))
      } catch {
        problems.append(error.problem)
      }
    }
    return found
  }

  private mutating func report(
    _ message: String, at path: String, as severity: InputProblem.Severity = .error
  ) {
    problems.append(InputProblem(severity: severity, origin: Site(wholeFile: path), message: message))
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
