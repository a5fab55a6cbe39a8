extension TargetDraft {
  /// The target as one that a package manager brings, with the macros that its build settings and headers define.
  var asDependency: TargetDraft {
    var draft = self
    let texts = configurations.first?.settings["GCC_PREPROCESSOR_DEFINITIONS"] ?? ""
    let set = texts.split(separator: " ").compactMap { BuildMacroText.definition(String($0)) }
    draft.macros = BuildMacroText.defaults(of: sources).merging(set) { _, set in set }
    draft.isDependency = true
    return draft
  }
}
