/// A declaration, normalized to compare the output of two tools.
struct DeclarationText: Hashable {
  let text: String

  /// Removes attributes and modifiers that don't affect uses of a declaration, and shortens the names of nested types.
  init(_ declaration: String) {
    let dropped: Set<Substring> = [
      "@NSCopying", "@MainActor", "@preconcurrency", "@discardableResult", "final", "optional", "required",
      "override",
      "convenience", "weak", "nonisolated", "nonisolated(nonsending)", "public", "open",
    ]
    let words = declaration.replacing("`", with: "").replacing("{ get set }", with: "").split(separator: " ")
    let kept = words.filter { !dropped.contains($0) }.joined(separator: " ")
    text = Self.withoutInheritance(Self.withShortNames(kept)).replacing(" : ", with: ": ")
      .replacing("Self.", with: "")
  }

  /// Replaces `A.B.C` by `C`.
  private static func withShortNames(_ text: String) -> String {
    text.replacing(#/\b(?:[A-Z_]\w*\.)+([A-Z_]\w*)/#) { $0.output.1 }
  }

  /// Replaces `struct A : B` by `struct A`, because conformances are compared separately.
  private static func withoutInheritance(_ text: String) -> String {
    text.replacing(#/^((?:@frozen )?(?:class|struct|enum|protocol|actor) \w+)\s*:.*$/#) { $0.output.1 }
  }
}
