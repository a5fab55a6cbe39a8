import LeanFoundation

/// The output of `swift package describe` for a package that replaces a module.
struct ModulePackageDescription: Decodable {
  private struct Product: Decodable {
    /// The kind of a product, encoded as the key; for libraries, the value is the kind of linking.
    struct Kind: Decodable {
      let library: [String]?
    }

    let name: String
    let targets: [String]
    let type: Kind
  }

  private struct Target: Decodable {
    enum CodingKeys: String, CodingKey {
      case name, path
      case module = "module_type"
      case moduleName = "c99name"
    }

    let name: String
    let path: String
    let module: String
    let moduleName: String
  }

  private let products: [Product]
  private let targets: [Target]

  private var libraries: [Product] { products.filter { $0.type.library != nil } }

  /// Returns the manifest of a package that links the libraries of the package in a folder into
  /// one.
  func manifest(linking folder: URL, as name: String) -> String {
    let dependencies = libraries.map {
      ".product(name: \"\($0.name)\", package: \"\(folder.lastPathComponent)\")"
    }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", type: .dynamic, targets: ["\(name)"])],
        dependencies: [.package(path: "\(folder.path(percentEncoded: false))")],
        targets: [.target(name: "\(name)", dependencies: [\(dependencies.joined(separator: ", "))])])

      """
  }

  /// The source of a module that re-exports all Swift modules of the libraries.
  var exports: String {
    let names = Set(libraries.flatMap(\.targets))
    let modules = targets.filter { names.contains($0.name) && $0.module == "SwiftTarget" }.map(\.moduleName)
    return modules.sorted().map { "@_exported import \($0)\n" }.joined()
  }

  /// Returns the folders with module maps of the C targets, from the sources or from the build.
  func headerFolders(in folder: URL, built products: URL) -> [URL] {
    targets.filter { $0.module == "ClangTarget" }.map { target in
      let own = folder.appending(path: "\(target.path)/include")
      let made = products.appending(path: "\(target.name).build")
      return FolderWork.exists(own.appending(path: "module.modulemap")) ? own : made
    }
  }
}
