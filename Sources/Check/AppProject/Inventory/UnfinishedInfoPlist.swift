/// An Info.plist that programs may still change, which are not run.
package struct UnfinishedInfoPlist: Hashable, Sendable {
  /// What is known of it; nothing follows from what it lacks.
  package let infoPlist: InfoPlist
  /// The programs, by the names that the project gives them.
  package let writers: [String]

  package init(_ infoPlist: InfoPlist, writers: [String]) {
    self.infoPlist = infoPlist
    self.writers = writers
  }
}
