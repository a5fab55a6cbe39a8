import SwiftSyntax

/// Visits the nodes of a tree that an iOS device build would compile, without recursion.
enum SyntaxWalk {
  /// A visitor of nodes.
  protocol Visitor {
    /// Called before a node's children; false skips them and the call of leave.
    mutating func enter(_ node: Syntax) -> Bool
    /// Called after a node's children.
    mutating func leave(_ node: Syntax)
  }

  /// The maximum depth of a tree; SwiftSyntax's own helpers are recursive.
  static let depthLimit = 1_000

  /// Walks a tree in the order of the file, under the definitions of its builds.
  static func walk(
    _ root: Syntax, _ visitor: inout some Visitor, under definitions: BuildDefinitions
  ) {
    guard visitor.enter(root) else { return }
    // A stack instead of recursion, so that a file's depth doesn't determine the depth of the
    // thread's stack.
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

  /// Returns a node that is deeper than the limit, or nil.
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

  /// Returns the child nodes in reverse order, without tokens; of conditional code, only the active
  /// branches.
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
