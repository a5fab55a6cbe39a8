/// Targets from outside of what is checked, of which those count that it links.
struct LinkedTargets {
  private let libraries: [String: TargetDraft]

  init(_ drafts: [TargetDraft]) {
    libraries = Dictionary(drafts.filter { $0.kind == .framework }.map { ($0.name, $0) }) { first, _ in first
    }
  }

  /// Returns those that targets which are shipped link, directly or through each other, sorted by name.
  ///
  /// - Parameters:
  ///   - drafts: The targets that are checked.
  ///   - products: The targets behind the names that others depend on.
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
