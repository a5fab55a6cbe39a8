package import AppProject

/// A change of a project's text that mends a finding, where nothing is left to choose.
///
/// It says what stands there now, so that it is made only where the text is still that. Texts that people read, such as
/// usage descriptions, are never made up: only what a person wrote already is moved or copied.
package enum Correction: Hashable, Sendable {
  /// A text that stands at a place becomes another one; between it and the place stand the texts that are skipped, and
  /// blanks.
  case replace(at: Site, skipping: [String] = [], String, with: String)
  /// The label of a parameter becomes another one, in the declaration whose name stands at a place.
  ///
  /// In Swift a label without a name beside it is the name of the variable, too, which stays.
  case rename(label: String, to: String, behind: Site)
  /// An entry of an Info.plist in XML is written once more, under another key.
  case copy(key: String, to: String, at: Site)

  /// The file that it changes, relative to the checked folder.
  package var file: String {
    switch self {
    case .replace(let site, _, _, _), .rename(_, _, let site), .copy(_, _, let site): site.file
    }
  }
}
