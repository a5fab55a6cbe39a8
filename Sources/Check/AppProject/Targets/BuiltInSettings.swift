/// The build settings that Xcode defines for each target before those of the project.
struct BuiltInSettings {
  let target: String
  /// The product type, such as "com.apple.product-type.application".
  let productType: String
  /// The path of the `.xcodeproj`, which need not exist.
  let project: FilePath
  /// The folder to which the project's paths are relative.
  let sourceRoot: FilePath
  /// The development language.
  let developmentRegion: String
  /// The place at which the target is declared.
  let origin: Site

  /// Returns the settings of a configuration that location rules can depend on.
  func assignments(for configuration: String) -> [SettingAssignment] {
    let values = [
      "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_NAME": project.stem, "PROJECT": project.stem,
      "SRCROOT": sourceRoot.description, "SOURCE_ROOT": sourceRoot.description,
      "PROJECT_DIR": project.folder.description, "PROJECT_FILE_PATH": project.description,
      "CONFIGURATION": configuration, "PLATFORM_NAME": "iphoneos", "EFFECTIVE_PLATFORM_NAME": "-iphoneos",
      "ARCHS": "arm64", "CURRENT_ARCH": "arm64", "ACTION": "install",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_TYPE": productType,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType,
      "DEVELOPMENT_LANGUAGE": developmentRegion,
      "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES",
    ]
    return values.sorted { $0.key < $1.key }.map {
      SettingAssignment($0.key, value: $0.value, origin: origin)
    }
  }

  private var packageType: String {
    if productType.contains("app-extension") || productType.contains("extensionkit") { return "XPC!" }
    if productType.contains("framework") { return "FMWK" }
    return productType.contains("application") ? "APPL" : "BNDL"
  }
}
