/// Finds whether one action of the person, one screen or the app's start leads to several calls.
extension UntappedPath {
  /// A call by its name and place.
  package struct Call: Hashable, Sendable {
    package let name: String
    package let place: Effect.Place

    package init(name: String, place: Effect.Place) {
      self.name = name
      self.place = place
    }
  }

  /// Something that leads to a call.
  private enum Source: Hashable {
    /// A function; `isTapped` for what it only does when the person acts.
    case node(Int, isTapped: Bool)
    /// A type whose functions no code calls, or that appears by itself.
    case type(String)
    case launch
  }

  /// Returns whether something leads to both a call and any of some others.
  ///
  /// A call of which the code that makes it wasn't read may have anything before it.
  package func leadsToBoth(_ call: Call, anyOf others: [Call]) -> Bool {
    guard let sources = sources(of: call) else { return true }
    return others.contains { other in self.sources(of: other).map { !$0.isDisjoint(with: sources) } ?? true }
  }

  /// Returns what leads to a call; nil if it isn't in the code.
  private func sources(of call: Call) -> Set<Source>? {
    var found: Set<Source> = []
    var pending: [Int] = []
    func add(_ mentions: [CodeGraph.Mention]) {
      for mention in mentions {
        let isTapped = mention.context.isTapped || graph.nodes[mention.node].isAction
        guard found.insert(.node(mention.node, isTapped: isTapped)).inserted else { continue }
        if !isTapped { pending.append(mention.node) }
      }
    }
    add(graph.calls(at: call.place.line, of: call.place.file, [call.name]))
    if found.isEmpty { return nil }
    var index = 0
    while index < pending.count, index < Self.limit {
      let node = pending[index]
      index += 1
      switch entry(node) {
      case .launch: found.insert(.launch)
      case .screen(let type): found.insert(.type(type))
      case .made(let type): add(mentions(ofType: type, within: graph.nodes[node].file))
      case .callback(let type):
        add((graph.mentions["delegate"] ?? []).filter { graph.nodes[$0.node].type == type })
      case .plain:
        let callers = callers(of: node)
        if callers.isEmpty { found.insert(.type(graph.nodes[node].type)) }
        add(callers)
      }
    }
    return found
  }

  /// Returns whether only taps open a screen, as far as code shows: all that creates or names it runs after one.
  package func isOpenedOnTap(_ screen: String) -> Bool {
    var pending = mentions(ofType: screen, within: nil)
    var seen: Set<Int> = []
    var index = 0
    while index < pending.count {
      let mention = pending[index]
      index += 1
      if mention.context.isTapped || graph.nodes[mention.node].isAction { continue }
      guard seen.insert(mention.node).inserted else { continue }
      let callers = callers(of: mention.node)
      guard case .plain = entry(mention.node), !callers.isEmpty, index < Self.limit else { return false }
      pending += callers
    }
    return index > 0
  }
}
