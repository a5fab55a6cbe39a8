import AppProject
import CoreLocationInterface
import LocationCatalogue
import LocationPolicy

extension AuditContext {
  /// What the Info.plist and the kind of the target amount to under the rules of a release.
  func appConfiguration(under policy: AuthorizationPolicy) -> AppConfiguration {
    var app = values.configuration(under: policy)
    app.traits.formIntersection([.backgroundMode, .defaultAccuracyReduced, .explicitServiceSession])
    // What a target is, its kind says; a built app's Info.plist has more keys than the project's.
    if target.kind == .appClip { app.traits.insert(.appClip) }
    if target.kind == .widget { app.traits.insert(.widgetExtension) }
    return app
  }

  /// Which callbacks for the authorization the app's delegates have.
  ///
  /// A built product doesn't tell, and the client library has both.
  var delegateCallbacks: DelegateCallbacks {
    if target.isBuilt || code.usesClient { return .all }
    let families = DelegateFamily.all(in: code.types)
    var own: Set<AuthorizationCallback> = []
    if families.contains(where: { $0.implements(.didChangeAuthorization) }) {
      own.insert(.locationManagerDidChangeAuthorization)
    }
    if families.contains(where: { $0.implements(.didChangeAuthorizationStatus) }) {
      own.insert(.didChangeAuthorizationStatus)
    }
    let mayHaveOthers = hasUnseenCode || !families.allSatisfy(\.isWhole)
    return own.isEmpty && mayHaveOthers ? .unknown : .only(own)
  }

  /// The name that prompts show.
  var appName: String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if case .string(let name)? = infoPlist?[key], !name.isEmpty, !name.contains("$") { return name }
    }
    return configuration.settings["PRODUCT_NAME"].flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
      ?? target.name
  }
}
