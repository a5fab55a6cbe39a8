import LocationPolicy

/// Sources in a folder without any project, which are checked as one app whose Info.plist is unknown.
struct LooseSources {
  /// What code for location contains, if only in an import.
  private static let names = ["CoreLocation", "CLLocation", "MapKit"]

  let folder: FilePath

  /// Returns the app, if anything in it is about location.
  func contents(in context: ReadingContext) -> ProjectContents {
    var members = TargetMembers()
    members.insertFiles(below: folder, entering: context.folders.isEntered) { _ in true }
    let sources = members.sources.sorted()
    guard sources.contains(where: { isAboutLocation($0, in: context) }) else { return ProjectContents() }
    let place = context.problems.relative(folder)
    context.problems.report(
      .warning,
      "There is no project here, so the sources are checked as one app, and nothing is known of its Info.plist and settings.",
      in: folder)
    var target = TargetDraft.app(in: folder, at: place, sources: sources)
    target.interfaces = members.storyboards.union(members.views).sorted()
    return ProjectContents(targets: [target])
  }

  private func isAboutLocation(_ path: FilePath, in context: ReadingContext) -> Bool {
    guard let bytes = context.files.bytes(of: path, limit: FileBytes.settingsLimit, .warning) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return Self.names.contains(where: text.contains)
  }
}
