package import AppProject
import InfoPlistProblems
import LocationPolicy
import LocationTerms
import Phrases

extension Violation {
  /// Creates a violation for code that may never run, but for which the App Store requires the text
  /// for When In Use.
  package static func rejectedWithoutWhenInUse(_ use: CodeUse, in context: AuditContext) -> Violation {
    Violation(
      at: use.site, severity: .warning,
      message: """
        App Store Connect may reject the upload (ITMS-90683): the code uses CLLocationManager and \
        \(context.infoPlistName) has no NSLocationWhenInUseUsageDescription.
        """,
      adding: Proposal([.text(.whenInUse)]), in: context, mistakes: [],
      facts: [.store001, .store002]
    ).withPrompts
  }

  /// Creates a violation for a plug-in that contains a request, for which the App Store requires the text for When In
  /// Use.
  package static func rejectedWithoutWhenInUse(_ plugIn: PlugInPlace, in context: AuditContext) -> Violation {
    Violation(
      at: plugIn.site, severity: .warning,
      message: """
        App Store Connect may reject the upload (ITMS-90683): the plug-in \(plugIn.name) contains a request for location \
        and \(context.infoPlistName) has no NSLocationWhenInUseUsageDescription.
        """,
      adding: Proposal([.text(.whenInUse)]), in: context, mistakes: [],
      facts: [.store001, .store002]
    ).withPrompts
  }

  /// Creates a violation for code that may never run, but that names the request for Always, which
  /// the App Store checks.
  package static func rejectedWithoutAlways(_ use: CodeUse, in context: AuditContext) -> Violation {
    Violation(
      at: use.site, severity: .warning,
      message: """
        App Store Connect may reject the upload (ITMS-90683): the code mentions requestAlwaysAuthorization and \
        \(context.infoPlistName) has no NSLocationAlwaysAndWhenInUseUsageDescription.
        """,
      adding: Proposal([.text(.alwaysAndWhenInUse)], or: "remove the mention"), in: context,
      mistakes: [.mis28], facts: [.store001, .store002]
    ).withPrompts
  }
}
