/// What `swift package dump-package` says, as far as it matters here.
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

  /// A dependency in its JSON form: the kind as the key, the name first in a list of optional things.
  private struct Dependency: Decodable {
    let target: [LooseName]?
    let byName: [LooseName]?

    var name: String? { (target ?? byName)?.first?.text }
  }

  /// A name, or something else that stands in the list beside it.
  private struct LooseName: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  private let products: [Product]
  private let targets: [Target]

  /// Returns the targets that a product is made of and others, sorted by name; nil when there is no such product.
  func targets(ofProduct name: String, and others: [String]) -> [SourceTarget]? {
    guard let product = products.first(where: { $0.name == name }) else { return nil }
    let inProduct = Set(closure(of: product.targets).map(\.name))
    return closure(of: product.targets + others).map { target in
      SourceTarget(
        name: target.name, path: target.path ?? "Sources/\(target.name)",
        isInProduct: inProduct.contains(target.name))
    }.sorted { $0.name < $1.name }
  }

  /// Some targets, with all that they depend on.
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
