import AppProject
import LocationAudit
import SourceFacts

/// Finds requests for one location that end the app on iOS, because their delegate lacks one of two methods.
///
/// A running program can't see it before the method is called: its witness table has an entry for every method, of
/// the class's own where the protocol's default stands behind it, too. So the sources are asked, by the audit's rule.
enum DelegateWithoutCallback {
  /// Returns the places of the requests, sorted.
  static func places(in files: [InheritedDelegate.File]) -> [Site] {
    let configuration = BuildConfiguration(
      name: "Debug", deploymentTarget: nil, infoPlist: nil, entitlements: [:], settings: [:],
      infoPlistKeySettings: [:])
    let package = AppTarget(
      name: "Package", kind: .framework, container: "Package.swift", configurations: [configuration],
      sources: files.map { SourceFile(path: $0.path, facts: $0.facts) }, dependencies: [], localizations: [])
    let inventory = ProjectInventory(targets: [package], unusedInfoPlists: [], problems: [])
    let rules = RuleCatalog.all.filter { $0.id == .requestLocationWithoutFailureHandler }
    return Audit.run(inventory, rules: rules).map(\.site)
  }
}
