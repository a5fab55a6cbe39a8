/// Libraries with podspecs, of which some aren't part of any other project.
struct PodLibraries: ProjectKind, Project {
  static let marker = ProjectMarker.fileExtension("podspec")

  let podspecs: [FilePath]
  /// The path of the first specification, which represents all.
  let path: FilePath

  static func projects(among markers: FoundMarkers) -> [any Project] {
    let podspecs = markers.paths(marker)
    return podspecs.first.map { [PodLibraries(podspecs: podspecs, path: $0)] } ?? []
  }

  /// Reads the libraries whose code wasn't part of an earlier project.
  func read(in context: ReadingContext) -> ReadProject {
    ReadProject(remainder: { known in
      var sources = Set((known.targets + known.linkable).flatMap(\.sources))
      var found = ProjectContents()
      for podspec in podspecs {
        guard let library = PodReader(files: context.files).library(nil, in: podspec, podfile: nil),
          !library.hasBinaries
        else { continue }
        let draft = library.draft(isDependency: false, problems: context.problems)
        guard !draft.sources.isEmpty, sources.isDisjoint(with: draft.sources) else { continue }
        found.targets.append(draft)
        sources.formUnion(draft.sources)
      }
      return found
    })
  }
}
