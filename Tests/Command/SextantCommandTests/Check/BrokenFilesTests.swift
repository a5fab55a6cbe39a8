import TestSupport
import Testing

/// Unreadable files matter if shipped targets use them.
@Suite struct BrokenFilesTests {
  /// Returns a project with an app and its tests, each with its own Info.plist or the same one.
  private func folder(testsUse testInfoPlist: String, broken: String) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = M; targets = (T, A, ); buildConfigurationList = PL; };
        M = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (); buildConfigurationList = AL; };
        T = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (); buildConfigurationList = TL; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PR, ); };
        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        AL = {isa = XCConfigurationList; buildConfigurations = (AR, ); };
        AR = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = App.plist; }; };
        TL = {isa = XCConfigurationList; buildConfigurations = (TR, ); };
        TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = \(testInfoPlist); }; };
      }; rootObject = P; }
      """.utf8, to: "App.xcodeproj/project.pbxproj")
    let plist = "<plist version=\"1.0\"><dict></dict></plist>"
    for file in ["App.plist", "Tests.plist"] {
      try folder.write((file == broken ? "<plist><dict>" : plist).utf8, to: file)
    }
    return folder
  }

  @Test func `a broken Info.plist that only tests use is a warning`() throws {
    let folder = try folder(testsUse: "Tests.plist", broken: "Tests.plist")
    let run = ToolRun("check", folder.path)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("  warning  Tests.plist:1:"))
  }

  @Test(arguments: ["App.plist", "Tests.plist"])
  func `a broken Info.plist that an app uses is an error, whoever else uses it`(tests: String) throws {
    let folder = try folder(testsUse: tests, broken: "App.plist")
    let run = ToolRun("check", folder.path)
    #expect(run.exitCode == 2)
    #expect(run.output.contains("  error  App.plist:1:"))
    #expect(!run.output.contains("  warning  App.plist"))
  }
}
