/// A declaration of a variable, a property or an instance variable.
struct ObjectiveCDeclaration {
  /// The name.
  let name: String
  /// The type without qualifiers; nil if the value determines it.
  let type: String?
  /// The items of the value; empty if there is none.
  let value: [ObjectiveCItem]

  /// Words that can precede a type.
  static let qualifiers: Set<String> = [
    "static", "const", "extern", "__weak", "__strong", "__block", "__unsafe_unretained", "nonnull",
    "nullable",
    "_Nonnull", "_Nullable", "__nonnull", "__nullable", "null_unspecified", "IBOutlet", "@property",
    "volatile",
    "auto", "__autoreleasing", "unsigned", "struct", "inline", "constexpr", "__kindof", "@public", "@private",
    "@protected", "@package", "@optional", "@required", "weak", "strong",
  ]

  /// Words for which the value determines the type.
  private static let untyped: Set<String> = ["id", "typeof", "__typeof", "__typeof__", "__auto_type"]

  /// Words that don't occur before the value of a declaration.
  private static let excluded: Set<String> = [
    ".", "return", "typedef", "@synthesize", "goto", "using", "else", "case", "if", "while", "for", "switch",
  ]

  /// Parses a declaration; nil if the items are another statement.
  init?(_ items: [ObjectiveCItem], in collector: ObjectiveCFactCollector) {
    let end = items.firstIndex { ["=", "in"].contains(collector.word($0)) }
    let head = items[..<(end ?? items.endIndex)].prefix(Self.headLimit)
    guard !head.contains(where: { collector.word($0).map(Self.excluded.contains) == true }) else {
      return nil
    }
    let names = head.filter { collector.name($0) != nil }
    let words = names.filter { collector.word($0).map(Self.qualifiers.contains) == false }
    guard let first = words.first, let last = words.last, names.count > 1,
      let name = collector.name(last), head.last(where: { $0.shape == .token })?.first == last.first
    else { return nil }
    let spelled = words.count > 1 ? collector.name(first) : nil
    self.name = name
    type = spelled.flatMap { Self.untyped.contains($0) ? nil : $0 }
    value = end.map { Array(items[($0 + 1)...]) } ?? []
  }

  private static let headLimit = 32
}
