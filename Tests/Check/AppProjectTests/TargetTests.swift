import AppProject
import Testing

@Suite("Targets")
struct TargetTests {
  @Test(arguments: [
    ("application", "iphoneos", ProductKind.app),
    ("application.on-demand-install-capable", "iphoneos", .appClip),
    ("application", "macosx", .other), ("application", "xros", .other), ("application", "watchos", .watch),
    ("application.watchapp2", "watchos", .watch), ("watchkit2-extension", "watchos", .watch),
    ("app-extension", "iphoneos", .appExtension), ("app-extension", "watchos", .watch),
    ("framework", "iphoneos", .framework), ("library.static", "iphoneos", .framework),
    ("framework", "appletvos", .other), ("bundle.unit-test", "iphoneos", .test),
    ("bundle.ui-testing", "iphoneos", .test),
    ("tool", "macosx", .other), ("bundle", "iphoneos", .other),
  ])
  func `the product type, the platform and the extension point tell the kind`(
    type: String, platform: String, kind: ProductKind
  ) throws {
    let text = ProjectText.app(settings: "SDKROOT = \(platform);").replacing(
      "product-type.application", with: "product-type." + type)
    let tree = try FixtureTree(["App.xcodeproj/project.pbxproj": text, "App/Main.swift": ""])
    #expect(try tree.read().targets.map(\.kind) == [kind])
  }

  @Test func `a project built for several platforms counts as one for iOS`() throws {
    let settings =
      "SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphoneos xros\"; IPHONEOS_DEPLOYMENT_TARGET = 17.0;"
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(settings: settings), "App/Main.swift": "",
    ])
    let target = try #require(try tree.read().targets.first)
    #expect(target.kind == .app && target.configurations.first?.deploymentTarget == SystemVersion(17))
  }

  @Test func `an extension with WidgetKit's extension point is a widget`() throws {
    let text = ProjectText.app(settings: "INFOPLIST_FILE = App/Info.plist;").replacing(
      "product-type.application", with: "product-type.app-extension")
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": text, "App/Main.swift": "",
      "App/Info.plist": ProjectText.plist(
        """
        <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string></dict>
        """),
    ])
    #expect(try tree.read().targets.map(\.kind) == [.widget])
  }

  @Test func `where a synchronised folder is gone, an app has the sources beside its project`() throws {
    let text = ProjectText.project(
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, ); };
      M = {isa = PBXGroup; children = (D, ); sourceTree = "<group>"; };
      D = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (D, ); };
      """)
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": text, "Views/Map.swift": "", "Main.swift": "", "Pods/P/P.swift": "",
    ])
    let inventory = try tree.read()
    #expect(inventory.targets.map { $0.sources.map(\.path) } == [["Main.swift", "Views/Map.swift"]])
    #expect(
      inventory.problems.map(\.message) == [
        "The sources of App are in App, which is not there; those beside the project are read instead."
      ])
  }

  @Test
  func `synchronised folders give their files, without exceptions of the owner and with those of others`()
    throws
  {
    let text = ProjectText.project(
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, W, ); buildConfigurationList = PL; };
      M = {isa = PBXGroup; children = (D, ); sourceTree = "<group>"; };
      D = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (X, Y, ); explicitFolders = (Templates, ); };
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Old/Left.swift, ); };
      Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
        membershipExceptions = (Shared.swift, "/Localized/InfoPlist.strings", ); };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (D, ); };
      W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PR, ); };
      PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
      """)
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": text, "App/Main.swift": "", "App/Shared.swift": "",
      "App/Old/Left.swift": "",
      "App/Old/Kept.m": "", "App/Templates/T.swift": "", "App/Media.xcassets/S.swift": "",
      "App/en.lproj/InfoPlist.strings": "A = B;", "App/Info.plist": ProjectText.plist(""),
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        app App in App.xcodeproj
          source App/Main.swift
          source App/Old/Kept.m
          source App/Shared.swift
          language en
            A = "B" App/en.lproj/InfoPlist.strings:1:1
        appExtension Widget in App.xcodeproj
          source App/Shared.swift
          language en
            A = "B" App/en.lproj/InfoPlist.strings:1:1
        """)
  }

  @Test
  func `dependencies are named by target, whether linked, embedded, awaited or from a local package`() throws
  {
    let text = ProjectText.app(
      settings: "",
      more: """
        K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = KP; };
        KP = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        L = {isa = PBXFrameworksBuildPhase; files = (BK, BP, ); };
        BK = {isa = PBXBuildFile; fileRef = KP; };
        BP = {isa = PBXBuildFile; productRef = PP; };
        PP = {isa = XCSwiftPackageProductDependency; productName = Tools; };
        N = {isa = PBXTargetDependency; targetProxy = NX; };
        NX = {isa = PBXContainerItemProxy; remoteInfo = Other; };
        """
    )
    .replacing("targets = (T, )", with: "targets = (T, K, )").replacing(
      "buildPhases = (S, )", with: "buildPhases = (S, L, ); dependencies = (N, )")
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": text, "App/Main.swift": "",
      "Tools/Package.swift": """
      let package = Package(name: "Tools", products: [.library(name: "Tools", targets: ["ToolsCore", "ToolsUI"])],
        targets: [.target(name: "ToolsCore", path: "Core"), .target(name: "ToolsUI", dependencies: ["ToolsCore"], path: "UI")])
      """,
      "Tools/Core/A.swift": "", "Tools/UI/B.swift": "",
    ])
    let targets = try tree.read().targets
    #expect(
      targets.map { "\($0.kind) \($0.name) needs \($0.dependencies)" } == [
        "app App needs [\"Kit\", \"Other\", \"ToolsCore\", \"ToolsUI\"]", "framework Kit needs []",
        "framework ToolsCore needs []", "framework ToolsUI needs [\"ToolsCore\"]",
      ])
  }

  @Test
  func `files for other platforms are left out, and headers beside compiled files are taken along`() throws {
    let text = ProjectText.app(
      settings: "",
      more: """
        F2 = {isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Old.h; sourceTree = "<group>"; };
        B2 = {isa = PBXBuildFile; fileRef = F2; platformFilters = (maccatalyst, macos, ); };
        B3 = {isa = PBXBuildFile; fileRef = F3; platformFilter = ios; };
        """
    ).replacing("files = (B, )", with: "files = (B, B2, B3, )").replacing(
      "children = (F, )", with: "children = (F, F2, F3, F4, )")
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": text, "App/Main.swift": "", "App/Mac.swift": "", "App/Old.m": "",
      "App/Old.h": "",
    ])
    #expect(
      try tree.read().targets.first?.sources.map(\.path) == ["App/Main.swift", "App/Old.h", "App/Old.m"])
  }

  @Test func `the configuration that is archived comes first, and each has its own values`() throws {
    let text = ProjectText.app(
      settings: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
      more:
        "TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; };"
    ).replacing("buildConfigurations = (TR, )", with: "buildConfigurations = (TD, TR, )")
    let tree = try FixtureTree(["App.xcodeproj/project.pbxproj": text, "App/Main.swift": ""])
    let configurations = try #require(try tree.read().targets.first?.configurations)
    #expect(
      configurations.map { "\($0.name) \($0.deploymentTarget?.description ?? "")" } == [
        "Release 15.0", "Debug 16.4",
      ])
    #expect(configurations.first?.deploymentTargetOrigin?.line == 18)
  }
}
