/// A value that a script writes out, as far as it is known without running it.
package struct ScriptSetting: Hashable, Sendable {
  /// The value of a key and the position of the key.
  package struct Field: Hashable, Sendable {
    /// The offset of the key's first byte.
    package let offset: Int
    /// The value.
    package let value: ScriptSetting

    /// Creates a field.
    package init(offset: Int, value: ScriptSetting) {
      self.offset = offset
      self.value = value
    }
  }

  /// The kinds of value.
  package indirect enum Content: Hashable, Sendable {
    case text(String)
    case boolean(Bool)
    /// A number as written.
    case number(String)
    /// JavaScript's null and undefined.
    case nothing
    /// A list; it isn't whole if it may have more elements.
    case list([ScriptSetting], isWhole: Bool)
    /// An object; it isn't whole if it may have more fields.
    case table([String: Field], isWhole: Bool)
    case unknown
  }

  /// The value.
  package let content: Content
  /// The offset of its first byte.
  package let offset: Int

  /// Creates a value.
  package init(_ content: Content, at offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// The fields of an object; none for other values.
  package var fields: [String: Field] { if case .table(let fields, _) = content { fields } else { [:] } }

  /// The elements of a list; none for other values.
  package var elements: [ScriptSetting] { if case .list(let elements, _) = content { elements } else { [] } }

  /// The text; nil for other values.
  package var text: String? { if case .text(let text) = content { text } else { nil } }

  /// Whether neither the value nor any part of it is unknown.
  package var isWhole: Bool {
    switch content {
    case .text, .boolean, .number, .nothing: true
    case .list(let elements, let isWhole): isWhole && elements.allSatisfy(\.isWhole)
    case .table(let fields, let isWhole): isWhole && fields.values.allSatisfy(\.value.isWhole)
    case .unknown: false
    }
  }

  /// Whether nothing may be added to it: it isn't unknown, nor a list or object with unknown parts at the first level.
  package var isClosed: Bool {
    switch content {
    case .text, .boolean, .number, .nothing: true
    case .list(_, let isWhole), .table(_, let isWhole): isWhole
    case .unknown: false
    }
  }

  /// Returns the value of a field: nothing if the object certainly has none.
  package subscript(name: String) -> ScriptSetting {
    switch content {
    case .table(let fields, let isWhole):
      fields[name]?.value ?? ScriptSetting(isWhole ? .nothing : .unknown, at: offset)
    case .nothing: self
    case .text, .boolean, .number, .list, .unknown: ScriptSetting(.unknown, at: offset)
    }
  }

  /// Whether JavaScript takes the value as true; nil if it is unknown.
  package var isTruthy: Bool? {
    switch content {
    case .text(let text): !text.isEmpty
    case .boolean(let flag): flag
    case .number(let text): Double(text).map { $0 != 0 }
    case .nothing: false
    case .list, .table: true
    case .unknown: nil
    }
  }

  /// The same value to which unread code may have added something.
  var opened: ScriptSetting {
    switch content {
    case .list(let elements, _): ScriptSetting(.list(elements, isWhole: false), at: offset)
    case .table(let fields, _): ScriptSetting(.table(fields, isWhole: false), at: offset)
    case .text, .boolean, .number, .nothing, .unknown: self
    }
  }

  /// Returns what is true of both values, of which one is taken.
  func merged(with other: ScriptSetting) -> ScriptSetting {
    switch (content, other.content) {
    case (.list(let first, let isWhole), .list(let second, let isOtherWhole)):
      let common = first.filter { element in second.contains { $0.isLike(element) } }
      let isSame = isWhole && isOtherWhole && common.count == first.count && first.count == second.count
      return ScriptSetting(.list(common, isWhole: isSame), at: offset)
    case (.table(let first, let isWhole), .table(let second, let isOtherWhole)):
      var fields: [String: Field] = [:]
      for name in Set(first.keys).union(second.keys) {
        let place = first[name] ?? second[name]
        guard let place else { continue }
        fields[name] = Field(offset: place.offset, value: self[name].merged(with: other[name]))
      }
      return ScriptSetting(.table(fields, isWhole: isWhole && isOtherWhole), at: offset)
    default: return isLike(other) ? self : ScriptSetting(.unknown, at: offset)
    }
  }

  /// Whether two known values are the same, wherever they are written.
  private func isLike(_ other: ScriptSetting) -> Bool {
    switch (content, other.content) {
    case (.list(let first, let isWhole), .list(let second, let isOtherWhole)):
      isWhole && isOtherWhole && first.count == second.count
        && zip(first, second).allSatisfy { $0.isLike($1) }
    case (.table(let first, let isWhole), .table(let second, let isOtherWhole)):
      isWhole && isOtherWhole && first.count == second.count
        && first.allSatisfy { name, field in second[name].map { field.value.isLike($0.value) } ?? false }
    case (.unknown, _), (_, .unknown): false
    default: content == other.content
    }
  }
}
