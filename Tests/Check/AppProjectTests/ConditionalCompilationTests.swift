import AppProject
import SourceFacts
import Testing

@Suite("Conditional compilation")
struct ConditionalCompilationTests {
  /// Returns a project with two targets that share a source, with the settings of each configuration.
  private func project(app: [String], clip: [String]) -> String {
    func configurations(_ prefix: String, _ settings: [String]) -> String {
      zip(["Release", "Debug"], settings).enumerated().map { index, pair in
        "\(prefix)\(index) = {isa = XCBuildConfiguration; name = \(pair.0); buildSettings = { SDKROOT = iphoneos; \(pair.1) }; };"
      }.joined(separator: "\n")
        + "\(prefix)L = {isa = XCConfigurationList; buildConfigurations = (\(prefix)0, \(prefix)1, ); };"
    }
    return ProjectText.project(
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, C, ); };
      M = {isa = PBXGroup; children = (F, O, ); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
      O = {isa = PBXFileReference; path = Shared.m; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = F; };
      OB = {isa = PBXBuildFile; fileRef = O; };
      S = {isa = PBXSourcesBuildPhase; files = (B, OB, ); };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S, ); buildConfigurationList = TL; };
      C = {isa = PBXNativeTarget; name = Clip;
        productType = "com.apple.product-type.application.on-demand-install-capable";
        buildPhases = (S, ); buildConfigurationList = CL; };
      \(configurations("T", app))
      \(configurations("C", clip))
      """)
  }

  private static let swift = """
    import CoreLocation
    func ask(_ manager: CLLocationManager) {
      #if APPCLIP
        manager.requestWhenInUseAuthorization()
      #else
        manager.requestAlwaysAuthorization()
      #endif
    }
    """
  private static let objectiveC = """
    #import <CoreLocation/CoreLocation.h>
    void ask(CLLocationManager *manager) {
    #if LOCATE == 0
      [manager startUpdatingLocation];
    #else
      [manager startMonitoringVisits];
    #endif
    }
    """

  private func calls(app: [String], clip: [String], more: [String: String] = [:]) throws -> [String: [String]]
  {
    let files = [
      "A.xcodeproj/project.pbxproj": project(app: app, clip: clip), "Shared.swift": Self.swift,
      "Shared.m": Self.objectiveC,
    ]
    let targets = try FixtureTree(files.merging(more) { $1 }).read().targets
    return Dictionary(
      uniqueKeysWithValues: targets.map { target in
        let facts = target.sources.compactMap(\.facts).flatMap(\.facts)
        return (target.name, facts.filter { $0.kind == .call }.map(\.name))
      })
  }

  @Test func `a file that an app and its clip share is read for each, by the flags of all configurations`()
    throws
  {
    let clip =
      #"SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) APPCLIP"; GCC_PREPROCESSOR_DEFINITIONS = ("A=1", "LOCATE=0", );"#
    let app = "GCC_PREPROCESSOR_DEFINITIONS = LOCATE;"
    #expect(
      try calls(app: [app, app], clip: [clip, clip]) == [
        "App": ["startMonitoringVisits", "requestAlwaysAuthorization"],
        "Clip": ["startUpdatingLocation", "requestWhenInUseAuthorization"],
      ])
  }

  @Test func `a file that an app and its watch share is read for each system`() throws {
    let text = """
      import CoreLocation
      func ask(_ manager: CLLocationManager) {
        #if os(watchOS)
          manager.requestWhenInUseAuthorization()
        #elseif canImport(UIKit)
          manager.requestAlwaysAuthorization()
        #endif
      }
      """
    let watch = "SDKROOT = watchos"
    let files = [
      "Shared.swift": text, "Shared.m": Self.objectiveC.replacing("LOCATE == 0", with: "TARGET_OS_WATCH"),
    ]
    #expect(
      try calls(app: ["", ""], clip: [watch, watch], more: files) == [
        "App": ["startMonitoringVisits", "requestAlwaysAuthorization"],
        "Clip": ["startUpdatingLocation", "requestWhenInUseAuthorization"],
      ])
  }

  @Test(arguments: ["-DAPPCLIP", "-Xfrontend -a -D APPCLIP"])
  func `a flag that one configuration gives, or only the compiler's arguments do, counts`(flags: String)
    throws
  {
    let given = "OTHER_SWIFT_FLAGS = \"\(flags)\";"
    let found = try calls(app: [given, "LOCATE = 1;"], clip: [given, given])
    #expect(
      found["App"] == [
        "startUpdatingLocation", "startMonitoringVisits", "requestWhenInUseAuthorization",
        "requestAlwaysAuthorization",
      ])
    #expect(
      found["Clip"] == ["startUpdatingLocation", "startMonitoringVisits", "requestWhenInUseAuthorization"])
  }

  @Test func `where a file of settings is missing, a flag that nothing gives may still be given`() throws {
    let clip = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = APPCLIP;"
    let text = project(app: ["", ""], clip: [clip, clip]).replacing(
      "T0 = {isa = XCBuildConfiguration;",
      with:
        "T0 = {isa = XCBuildConfiguration; baseConfigurationReferenceAnchor = M; baseConfigurationReferenceRelativePath = Pods/A.xcconfig;"
    )
    let found = try calls(app: [], clip: [], more: ["A.xcodeproj/project.pbxproj": text, "Shared.m": ""])
    #expect(
      found == [
        "App": ["requestWhenInUseAuthorization", "requestAlwaysAuthorization"],
        "Clip": ["requestWhenInUseAuthorization"],
      ])
  }
}
