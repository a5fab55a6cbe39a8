import AppProject
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

  /// The name that prompts show.
  var appName: String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if case .string(let name)? = infoPlist?[key], !name.isEmpty, !name.contains("$") { return name }
    }
    return configuration.settings["PRODUCT_NAME"].flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
      ?? target.name
  }
}
