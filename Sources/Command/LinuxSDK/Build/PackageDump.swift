/// The relevant part of the output of `swift package dump-package`.
struct PackageDump: Decodable {
  private struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  private struct Target: Decodable {
    let name: String
    let path: String?
    let dependencies: [Dependency]
  }

  /// A dependency: the kind is the key, and the name is the first element of the value.
  private struct Dependency: Decodable {
    let target: [LooseName]?
    let byName: [LooseName]?

    var name: String? { (target ?? byName)?.first?.text }
  }

  /// A name, or another value in the same list, which is ignored.
  private struct LooseName: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  private let products: [Product]
  private let targets: [Target]

  /// Returns the targets of a product and some others, sorted by name; nil if there is no such
  /// product.
  func targets(ofProduct name: String, and others: [String]) -> [SourceTarget]? {
    guard let product = products.first(where: { $0.name == name }) else { return nil }
    let inProduct = Set(closure(of: product.targets).map(\.name))
    return closure(of: product.targets + others).map { target in
      SourceTarget(
        name: target.name, path: target.path ?? "Sources/\(target.name)",
        isInProduct: inProduct.contains(target.name))
    }.sorted { $0.name < $1.name }
  }

  /// Returns some targets, with all of their dependencies.
  private func closure(of names: [String]) -> [Target] {
    var pending = names
    var found: [String: Target] = [:]
    while let name = pending.popLast() {
      guard found[name] == nil, let target = targets.first(where: { $0.name == name }) else { continue }
      found[name] = target
      pending += target.dependencies.compactMap(\.name)
    }
    return Array(found.values)
  }
}
