import AuditReports
import CommandLineOptions
import LocationEvidence
import LocationPolicy
import LocationTerms
import Translations

extension Finding.Severity: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {
  /// Creates the language for a name or locale.
  package init?(argument: String) { self.init(named: argument) }
}

/// A version of iOS as typed: "14", "13.2", or a release's own name such as "13.0-13.3".
struct ReleaseArgument: ExpressibleByArgument {
  /// The release that contains the version.
  let release: Release

  init?(argument: String) {
    guard let release = Policies.known.release(named: argument) else { return nil }
    self.release = release
  }

  var argumentText: String { release.name }
  static var allValueStrings: [String] { Release.allCases.map(\.name) }
}
