import AppProject
import LocationAudit
import LocationEvidence
import SourceFacts

/// Finds one-shot location requests that crash the app on iOS, because their delegate lacks one of
/// two methods.
///
/// This can't be detected at run time before the method is called: the witness table has an entry
/// for each method, which may be the protocol's default. So the audit's rule is applied to the
/// sources.
enum DelegateWithoutCallback {
  /// Returns the locations of the requests, sorted.
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
