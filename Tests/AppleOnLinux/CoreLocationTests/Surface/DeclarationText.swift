/// A declaration without what two tools print differently about the same thing.
struct DeclarationText: Hashable {
  let text: String

  /// Drops attributes and modifiers that do not change how a declaration is used, and shortens nested types' names.
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

  /// `A.B.C` becomes `C` wherever a type is named.
  private static func withShortNames(_ text: String) -> String {
    text.replacing(#/\b(?:[A-Z_]\w*\.)+([A-Z_]\w*)/#) { $0.output.1 }
  }

  /// `struct A : B` becomes `struct A`: conformances are compared by themselves.
  private static func withoutInheritance(_ text: String) -> String {
    text.replacing(#/^((?:@frozen )?(?:class|struct|enum|protocol|actor) \w+)\s*:.*$/#) { $0.output.1 }
  }
}
