import LeanFoundation

/// What `swift package describe` says of a package whose libraries stand in for a module.
struct ModulePackageDescription: Decodable {
  private struct Product: Decodable {
    /// The kind of product as the key; libraries have what they are linked as.
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

  /// The manifest of a package that links all libraries of the package in a folder as one.
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

  /// The source of a module that brings all Swift modules of the libraries.
  var exports: String {
    let names = Set(libraries.flatMap(\.targets))
    let modules = targets.filter { names.contains($0.name) && $0.module == "SwiftTarget" }.map(\.moduleName)
    return modules.sorted().map { "@_exported import \($0)\n" }.joined()
  }

  /// The folders with module maps of the targets in C: their own, or those that the build has made.
  func headerFolders(in folder: URL, built products: URL) -> [URL] {
    targets.filter { $0.module == "ClangTarget" }.map { target in
      let own = folder.appending(path: "\(target.path)/include")
      let made = products.appending(path: "\(target.name).build")
      return FolderWork.exists(own.appending(path: "module.modulemap")) ? own : made
    }
  }
}
