import LocationPolicy
import PropertyLists
import SourceFacts

/// A property list that a Tuist manifest contains as a dictionary literal.
struct TuistPropertyList {
  /// The maximum number of values, including those of constants.
  private static let largest = 20_000

  let manifest: TuistManifest

  /// Returns the list; nil if a value that affects location is computed, or if it isn't a
  /// dictionary.
  func node(_ value: WrittenValue?) -> PropertyListNode? {
    guard case .dictionary(let entries)? = manifest.resolved(value) else { return nil }
    var found: [String: PropertyListNode.Entry] = [:]
    var left = Self.largest
    for entry in entries {
      guard case .string(let key, let position)? = manifest.resolved(entry.key) else { return nil }
      if let node = content(entry.value, at: manifest.offset(position), depth: 0, &left) {
        found[key] = PropertyListNode.Entry(keyOffset: manifest.offset(position), value: node)
      } else if LocationKey(rawValue: key) != nil {
        return nil
      }
    }
    return PropertyListNode(content: .dictionary(found), offset: 0)
  }

  /// Returns a value; nil if any part of it is computed, or if it is too large.
  private func content(_ value: WrittenValue, at offset: Int, depth: Int, _ left: inout Int)
    -> PropertyListNode?
  {
    left -= 1
    guard left > 0, depth < TuistManifest.deepest else { return nil }
    let content: PropertyListNode.Content
    switch manifest.resolved(value) ?? value {
    case .string(let text, _): content = .string(text)
    case .boolean(let flag): content = .boolean(flag)
    case .integer(let number): content = .integer(number)
    case .array(let elements):
      var nodes: [PropertyListNode] = []
      for element in elements {
        guard let node = self.content(element, at: offset, depth: depth + 1, &left) else { return nil }
        nodes.append(node)
      }
      content = .array(nodes)
    case .dictionary(let entries):
      var nodes: [String: PropertyListNode.Entry] = [:]
      for entry in entries {
        guard let key = manifest.text(entry.key),
          let node = self.content(entry.value, at: offset, depth: depth + 1, &left)
        else { return nil }
        nodes[key] = PropertyListNode.Entry(keyOffset: offset, value: node)
      }
      content = .dictionary(nodes)
    case .call(let call):
      // Wrappers such as ".string("…")" repeat the type that the value has anyway.
      guard ["string", "boolean", "integer", "array", "dictionary"].contains(call.name),
        let argument = call.arguments.first
      else { return nil }
      return self.content(argument.value, at: offset, depth: depth + 1, &left)
    case .joined, .choice, .mapped, .other: return nil
    }
    return PropertyListNode(content: content, offset: offset)
  }
}
