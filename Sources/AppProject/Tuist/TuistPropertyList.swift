import LocationPolicy
import PropertyLists
import SourceFacts

/// A property list that a manifest of Tuist writes out as a dictionary.
struct TuistPropertyList {
  let manifest: TuistManifest

  /// Returns the list; nil where a value that decides about location is worked out, or where it is no dictionary.
  func node(_ value: WrittenValue?) -> PropertyListNode? {
    guard case .dictionary(let entries)? = manifest.resolved(value) else { return nil }
    var found: [String: PropertyListNode.Entry] = [:]
    for entry in entries {
      guard case .string(let key, let position)? = manifest.resolved(entry.key) else { return nil }
      if let node = content(entry.value, at: manifest.offset(position)) {
        found[key] = PropertyListNode.Entry(keyOffset: manifest.offset(position), value: node)
      } else if LocationKey(rawValue: key) != nil {
        return nil
      }
    }
    return PropertyListNode(content: .dictionary(found), offset: 0)
  }

  /// Returns a value; nil where any of it is worked out.
  private func content(_ value: WrittenValue, at offset: Int) -> PropertyListNode? {
    let content: PropertyListNode.Content
    switch manifest.resolved(value) ?? value {
    case .string(let text, _): content = .string(text)
    case .boolean(let flag): content = .boolean(flag)
    case .integer(let number): content = .integer(number)
    case .array(let elements):
      let nodes = elements.map { self.content($0, at: offset) }
      if nodes.contains(nil) { return nil }
      content = .array(nodes.compactMap(\.self))
    case .dictionary(let entries):
      let pairs = entries.map { entry in
        (manifest.text(entry.key), self.content(entry.value, at: offset))
      }
      if pairs.contains(where: { $0 == nil || $1 == nil }) { return nil }
      content = .dictionary(
        Dictionary(
          pairs.compactMap { key, node in
            key.flatMap { key in node.map { (key, PropertyListNode.Entry(keyOffset: offset, value: $0)) } }
          }
        ) { first, _ in first })
    case .call(let call):
      // ".string("…")" and the like say of what kind a value is that says so itself.
      guard ["string", "boolean", "integer", "array", "dictionary"].contains(call.name),
        let argument = call.arguments.first
      else { return nil }
      return self.content(argument.value, at: offset)
    case .other: return nil
    }
    return PropertyListNode(content: content, offset: offset)
  }
}
