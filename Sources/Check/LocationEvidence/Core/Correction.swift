package import AppProject

/// A change to a project's text that fixes a finding without requiring a decision.
///
/// It contains the expected current text, and is applied only if the file still has it. Texts for
/// people, such as usage descriptions, are never invented; existing ones are only moved or copied.
package enum Correction: Hashable, Sendable {
  /// Replaces a text at a place; only white space and the skipped texts may be between them.
  case replace(at: Site, skipping: [String] = [], String, with: String)
  /// Renames the label of a parameter in the declaration whose name is at a place.
  ///
  /// In Swift, a label without a separate name is also the name of the variable, which is kept.
  case rename(label: String, to: String, behind: Site)
  /// Copies an entry of an XML Info.plist to another key.
  case copy(key: String, to: String, at: Site)

  /// The changed file, relative to the checked folder.
  package var file: String {
    switch self {
    case .replace(let site, _, _, _), .rename(_, _, let site), .copy(_, _, let site): site.file
    }
  }
}
