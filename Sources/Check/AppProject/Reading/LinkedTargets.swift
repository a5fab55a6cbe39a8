/// Targets outside of what is checked, which count if a checked target links them.
struct LinkedTargets {
  private let libraries: [String: TargetDraft]

  init(_ drafts: [TargetDraft]) {
    libraries = Dictionary(drafts.filter { $0.kind == .framework }.map { ($0.name, $0) }) { first, _ in first
    }
  }

  /// Returns the targets that shipped targets link, directly or indirectly, sorted by name.
  ///
  /// - Parameters:
  /// - drafts: The checked targets.
  /// - products: The targets of each product, by name.
  func linked(by drafts: [TargetDraft], products: [String: [String]]) -> [TargetDraft] {
    let own = Set(drafts.map(\.name))
    var found: [String: TargetDraft] = [:]
    var pending = drafts.filter(\.kind.isShippedForPhones).flatMap(\.dependencies)
    while let name = pending.popLast() {
      for name in products[name] ?? [name] {
        guard !own.contains(name), found[name] == nil, let library = libraries[name] else { continue }
        found[name] = library
        pending += library.dependencies
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }
}
