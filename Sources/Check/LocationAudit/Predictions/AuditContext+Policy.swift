import AppProject
import CoreLocationInterface
import LocationCatalogue
import LocationEvidence
import LocationPolicy

extension AuditContext {
  /// Returns the configuration of the app under the policy of a release.
  func appConfiguration(under policy: AuthorizationPolicy) -> AppConfiguration {
    var app = values.configuration(under: policy)
    app.traits.formIntersection([.backgroundMode, .defaultAccuracyReduced, .explicitServiceSession])
    // The target's kind is decisive, because a built app's Info.plist has additional keys.
    if target.kind == .appClip { app.traits.insert(.appClip) }
    if target.kind == .widget { app.traits.insert(.widgetExtension) }
    return app
  }

  /// The authorization callbacks that the app's delegates implement.
  ///
  /// In a built product this is unknown; the client library implements both.
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
