/// The build settings that Xcode gives every target before the project says anything.
enum BuiltInSettings {
  /// Returns the settings of a target's configuration that location rules can meet.
  static func assignments(
    document: ProjectDocument, target: ProjectObject, configuration: String
  ) -> [SettingAssignment] {
    let origin = document.origin(of: target)
    let name = target.text("name") ?? ""
    let values = [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_NAME": document.name, "PROJECT": document.name,
      "SRCROOT": document.sourceRoot.description, "SOURCE_ROOT": document.sourceRoot.description,
      "PROJECT_DIR": document.path.folder.description, "PROJECT_FILE_PATH": document.path.description,
      "CONFIGURATION": configuration, "PLATFORM_NAME": "iphoneos", "EFFECTIVE_PLATFORM_NAME": "-iphoneos",
      "ARCHS": "arm64", "CURRENT_ARCH": "arm64", "ACTION": "install",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_TYPE": target.text("productType") ?? "",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType(of: target.text("productType") ?? ""),
      "DEVELOPMENT_LANGUAGE": document.project.text("developmentRegion") ?? "en",
      "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES",
    ]
    return values.sorted { $0.key < $1.key }.map {
      SettingAssignment($0.key, value: $0.value, origin: origin)
    }
  }

  private static func packageType(of productType: String) -> String {
    if productType.contains("app-extension") || productType.contains("extensionkit") { return "XPC!" }
    if productType.contains("framework") { return "FMWK" }
    return productType.contains("application") ? "APPL" : "BNDL"
  }
}
