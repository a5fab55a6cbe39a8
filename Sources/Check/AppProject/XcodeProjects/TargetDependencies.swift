/// Finds the targets that a target links, embeds or depends on.
struct TargetDependencies {
  private let document: ProjectDocument
  private let targetsByProduct: [String: String]

  init(_ document: ProjectDocument) {
    self.document = document
    let products = document.targets.compactMap { target in
      target.text("productReference").flatMap { product in target.text("name").map { (product, $0) } }
    }
    targetsByProduct = Dictionary(products) { first, _ in first }
  }

  /// Returns the names, sorted; products of packages have their names in the project.
  func names(of target: ProjectObject) -> [String] {
    var names: Set<String> = []
    for dependency in document.objects("dependencies", of: target) { names.formUnion(name(of: dependency)) }
    for product in document.objects("packageProductDependencies", of: target) {
      names.formUnion([product.text("productName")].compactMap { $0 })
    }
    for phase in document.objects("buildPhases", of: target) {
      for file in document.objects("files", of: phase) { names.formUnion(name(ofProductIn: file)) }
    }
    names.remove(target.text("name") ?? "")
    return names.sorted()
  }

  private func name(of dependency: ProjectObject) -> [String] {
    let direct = document[dependency.text("target")]?.text("name")
    let remote = document[dependency.text("targetProxy")]?.text("remoteInfo")
    let product = document[dependency.text("productRef")]?.text("productName")
    return [direct ?? remote ?? product].compactMap { $0 }
  }

  private func name(ofProductIn file: ProjectObject) -> [String] {
    if let product = document[file.text("productRef")]?.text("productName") { return [product] }
    guard let reference = document[file.text("fileRef")] else { return [] }
    let remote = document[reference.text("remoteRef")]?.text("remoteInfo")
    return [targetsByProduct[reference.id] ?? remote ?? binary(reference)].compactMap { $0 }
  }

  /// Returns the name of a linked library that no target builds, such as "Pods_App" or
  /// "MapboxMaps"; nil for Apple's.
  private func binary(_ reference: ProjectObject) -> String? {
    guard let path = reference.text("path"), !Self.systemTrees.contains(reference.text("sourceTree") ?? ""),
      !path.contains("System/Library/"), !path.contains("usr/lib/"),
      let file = path.split(separator: "/").last, let dot = file.lastIndex(of: "."),
      Self.binaryExtensions.contains(String(file[file.index(after: dot)...]))
    else { return nil }
    let name = file[..<dot]
    return String(file.hasSuffix(".a") && name.hasPrefix("lib") ? name.dropFirst(3) : name)
  }

  private static let systemTrees: Set<String> = ["SDKROOT", "DEVELOPER_DIR"]
  private static let binaryExtensions: Set<String> = ["framework", "xcframework", "a", "dylib"]
}
