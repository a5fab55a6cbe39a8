import SwiftSyntax

/// Visits the nodes of a tree that an iOS device build would compile, without recursion.
enum SyntaxWalk {
  /// What a walk calls.
  protocol Visitor {
    /// Is called before a node's children; false leaves them and the end out.
    mutating func enter(_ node: Syntax) -> Bool
    /// Is called after a node's children.
    mutating func leave(_ node: Syntax)
  }

  /// How deep a tree may be; the library's own helpers recurse once per level.
  static let depthLimit = 1_000

  /// Walks a tree from the top of the file to its end, under what its builds define.
  static func walk(
    _ root: Syntax, _ visitor: inout some Visitor, under definitions: BuildDefinitions
  ) {
    guard visitor.enter(root) else { return }
    // A stack of our own: a call per level would let the depth of a file decide on the depth of the thread's stack.
    var open = [(node: root, children: activeChildren(of: root, under: definitions))]
    while let last = open.indices.last {
      guard let child = open[last].children.popLast() else {
        visitor.leave(open[last].node)
        open.removeLast()
        continue
      }
      if visitor.enter(child) { open.append((child, activeChildren(of: child, under: definitions))) }
    }
  }

  /// Returns a node that lies deeper than the limit, if there is one.
  static func tooDeepNode(in root: Syntax) -> Syntax? {
    var open = [root.children(viewMode: .sourceAccurate).makeIterator()]
    while let last = open.indices.last {
      guard let child = open[last].next() else {
        open.removeLast()
        continue
      }
      if child.kind == .token { continue }
      if open.count >= depthLimit { return child }
      open.append(child.children(viewMode: .sourceAccurate).makeIterator())
    }
    return nil
  }

  /// Returns the children that are no tokens, last first; of conditional code only the active branches.
  private static func activeChildren(of node: Syntax, under definitions: BuildDefinitions) -> [Syntax] {
    if node.kind == .ifConfigDecl, let conditional = node.as(IfConfigDeclSyntax.self) {
      return ConditionalCompilation.activeClauses(of: conditional, under: definitions).reversed().compactMap {
        $0.elements.map(Syntax.init)
      }
    }
    var children: [Syntax] = []
    for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
      children.append(child)
    }
    children.reverse()
    return children
  }
}
