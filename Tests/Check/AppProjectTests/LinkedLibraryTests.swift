import AppProject
import Testing

@Suite("Linked libraries")
struct LinkedLibraryTests {
  @Test func `a binary that no target builds is a dependency, Apple's frameworks are not`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.project(
        """
        P = {isa = PBXProject; mainGroup = M; targets = (T, ); };
        M = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (L, ); };
        L = {isa = PBXFrameworksBuildPhase; files = (BA, BB, BC, BD, ); };
        BA = {isa = PBXBuildFile; fileRef = A; };
        BB = {isa = PBXBuildFile; fileRef = B; };
        BC = {isa = PBXBuildFile; fileRef = C; };
        BD = {isa = PBXBuildFile; fileRef = D; };
        A = {isa = PBXFileReference; path = "libPods-App.a"; sourceTree = BUILT_PRODUCTS_DIR; };
        B = {isa = PBXFileReference; path = "Carthage/Build/Maps.xcframework"; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = "System/Library/Frameworks/UIKit.framework"; sourceTree = SDKROOT; };
        D = {isa = PBXFileReference; path = "../System/Library/Frameworks/MapKit.framework"; sourceTree = "<group>"; };
        """)
    ])
    #expect(try tree.read().targets.map(\.dependencies) == [["Maps", "Pods-App"]])
  }
}
