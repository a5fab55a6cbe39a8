/// The Xcode project file: an app and a UI test, each with the files of its folder.
struct KitProject {
  let bundleIdentifier: String

  /// The ids of the targets.
  static let probe = id(10), driver = id(30)

  /// Returns an object's id: 24 hexadecimal digits, the same in every project.
  private static func id(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "5E78A27E" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  private func id(_ number: Int) -> String { Self.id(number) }

  var text: String {
    let (probe, driver) = (target("Probe", 10), target("Driver", 30))
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = 77;
      \tobjects = {
      \t\t\(id(1)) /* Probe.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Probe.app; sourceTree = BUILT_PRODUCTS_DIR; };
      \t\t\(id(2)) /* Driver.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = Driver.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
      \t\t\(id(3)) /* Exceptions */ = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, ); target = \(id(10)) /* Probe */; };
      \t\t\(id(4)) /* Probe */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(id(3)) /* Exceptions */, ); path = Probe; sourceTree = "<group>"; };
      \t\t\(id(5)) /* Driver */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Driver; sourceTree = "<group>"; };
      \t\t\(id(6)) /* Products */ = {isa = PBXGroup; children = (\(id(1)) /* Probe.app */, \(id(2)) /* Driver.xctest */, ); name = Products; sourceTree = "<group>"; };
      \t\t\(id(7)) = {isa = PBXGroup; children = (\(id(4)) /* Probe */, \(id(5)) /* Driver */, \(id(6)) /* Products */, ); sourceTree = "<group>"; };
      \(probe)
      \(driver)
      \t\t\(id(50)) /* PBXContainerItemProxy */ = {isa = PBXContainerItemProxy; containerPortal = \(id(60)) /* Project object */; proxyType = 1; remoteGlobalIDString = \(id(10)); remoteInfo = Probe; };
      \t\t\(id(51)) /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = \(id(10)) /* Probe */; targetProxy = \(id(50)) /* PBXContainerItemProxy */; };
      \(configurations(61, of: "PBXProject", settings: projectSettings))
      \t\t\(id(60)) /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tattributes = {
      \t\t\t\tLastUpgradeCheck = 1620;
      \t\t\t\tTargetAttributes = {
      \t\t\t\t\t\(id(30)) = {
      \t\t\t\t\t\tTestTargetID = \(id(10));
      \t\t\t\t\t};
      \t\t\t\t};
      \t\t\t};
      \t\t\tbuildConfigurationList = \(id(61)) /* Build configuration list */;
      \t\t\tdevelopmentRegion = en;
      \t\t\thasScannedForEncodings = 0;
      \t\t\tknownRegions = (en, Base, );
      \t\t\tmainGroup = \(id(7));
      \t\t\tproductRefGroup = \(id(6)) /* Products */;
      \t\t\tprojectDirPath = "";
      \t\t\tprojectRoot = "";
      \t\t\ttargets = (\(id(10)) /* Probe */, \(id(30)) /* Driver */, );
      \t\t};
      \t};
      \trootObject = \(id(60)) /* Project object */;
      }

      """
  }

  private func target(_ name: String, _ first: Int) -> String {
    let isApp = name == "Probe"
    let product = isApp ? "\(id(1)) /* Probe.app */" : "\(id(2)) /* Driver.xctest */"
    let type = isApp ? "application" : "bundle.ui-testing"
    let phases = ["Sources", "Frameworks", "Resources"].enumerated().map { number, phase in
      "\t\t\(id(first + 1 + number)) /* \(phase) */ = {isa = PBX\(phase)BuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };"
    }
    return """
      \(phases.joined(separator: "\n"))
      \(configurations(first + 5, of: "PBXNativeTarget \"\(name)\"", settings: isApp ? probeSettings : driverSettings))
      \t\t\(id(first)) /* \(name) */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = \(id(first + 5)) /* Build configuration list */;
      \t\t\tbuildPhases = (\(id(first + 1)) /* Sources */, \(id(first + 2)) /* Frameworks */, \(id(first + 3)) /* Resources */, );
      \t\t\tbuildRules = ();
      \t\t\tdependencies = (\(isApp ? "" : "\(id(51)) /* PBXTargetDependency */, "));
      \t\t\tfileSystemSynchronizedGroups = (\(isApp ? id(4) : id(5)) /* \(name) */, );
      \t\t\tname = \(name);
      \t\t\tproductName = \(name);
      \t\t\tproductReference = \(product);
      \t\t\tproductType = "com.apple.product-type.\(type)";
      \t\t};
      """
  }

  private func configurations(_ list: Int, of owner: String, settings: [(String, String)]) -> String {
    let lines = settings.map { "\t\t\t\t\($0.0) = \($0.1);" }.joined(separator: "\n")
    return """
      \t\t\(id(list + 1)) /* Debug */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \(lines)
      \t\t\t};
      \t\t\tname = Debug;
      \t\t};
      \t\t\(id(list)) /* Build configuration list for \(owner) */ = {isa = XCConfigurationList; buildConfigurations = (\(id(list + 1)) /* Debug */, ); defaultConfigurationIsVisible = 0; defaultConfigurationName = Debug; };
      """
  }

  private var projectSettings: [(String, String)] {
    [
      ("ALWAYS_SEARCH_USER_PATHS", "NO"), ("CLANG_ENABLE_MODULES", "YES"), ("ENABLE_TESTABILITY", "YES"),
      ("IPHONEOS_DEPLOYMENT_TARGET", "15.0"), ("ONLY_ACTIVE_ARCH", "YES"), ("SDKROOT", "iphoneos"),
      ("SWIFT_OPTIMIZATION_LEVEL", "\"-Onone\""), ("SWIFT_VERSION", "5.0"),
      ("TARGETED_DEVICE_FAMILY", "\"1,2\""),
    ]
  }

  private var probeSettings: [(String, String)] {
    [
      ("CODE_SIGN_STYLE", "Automatic"), ("INFOPLIST_FILE", "Probe/Info.plist"),
      ("PRODUCT_BUNDLE_IDENTIFIER", "\"\(bundleIdentifier)\""), ("PRODUCT_NAME", "Probe"),
    ]
  }

  private var driverSettings: [(String, String)] {
    [
      ("CODE_SIGN_STYLE", "Automatic"), ("GENERATE_INFOPLIST_FILE", "YES"),
      ("PRODUCT_BUNDLE_IDENTIFIER", "\"\(bundleIdentifier).driver\""), ("PRODUCT_NAME", "Driver"),
      ("TEST_TARGET_NAME", "Probe"),
    ]
  }
}
