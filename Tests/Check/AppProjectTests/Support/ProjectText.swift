/// Writes small project files for tests.
enum ProjectText {
  /// Returns a project file with some objects, the root object P, and a main group M.
  static func project(_ objects: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
    \(objects)
      };
      rootObject = P /* Project object */;
    }
    """
  }

  /// Returns a project with an app target "App" that has two configurations, some settings and one source.
  static func app(projectSettings: String = "", settings: String, more: String = "") -> String {
    project(
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, ); buildConfigurationList = PL; };
      M = {isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
      G = {isa = PBXGroup; children = (F, ); path = App; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = F /* Main.swift */; };
      S = {isa = PBXSourcesBuildPhase; files = (B, ); };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S, ); buildConfigurationList = TL; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PR, ); defaultConfigurationName = Release; };
      PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {
        SDKROOT = iphoneos; \(projectSettings) }; };
      TL = {isa = XCConfigurationList; buildConfigurations = (TR, ); defaultConfigurationName = Release; };
      TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {
        \(settings)
      }; };
      \(more)
      """)
  }

  /// Returns an Info.plist with some keys and values.
  static func plist(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(body)
    </dict>
    </plist>
    """
  }
}
