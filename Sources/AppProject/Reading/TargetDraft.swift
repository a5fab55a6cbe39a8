/// A target before its sources are read, which happens once for all targets together.
struct TargetDraft {
  let name: String
  let kind: ProductKind
  let container: String
  let origin: Origin
  let configurations: [BuildConfiguration]
  let sources: [FilePath]
  let dependencies: [String]
  let localizations: [Localization]
  var firstScreens: [String] = []
}
