import AppProject
import Testing

@Suite("Xcode projects")
struct XcodeProjectTests {
  @Test
  func `a target has its Info.plist with settings replaced, its sources and its deployment target`() throws {
    let tree = try FixtureTree([
      "App.xcodeproj/project.pbxproj": ProjectText.app(
        projectSettings: "IPHONEOS_DEPLOYMENT_TARGET = 13.4;",
        settings: """
          INFOPLIST_FILE = "$(TARGET_NAME)/Info.plist"; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME:lower)";
          """),
      "App/Info.plist": ProjectText.plist(
        """
          <key>CFBundleIdentifier</key>
          <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
          <key>NSLocationWhenInUseUsageDescription</key>
          <string>Caf&#233; &amp; more</string>
        """),
      "App/Main.swift": "import UIKit\n",
    ])
    let shown = InventoryText.text(try tree.read())
    #expect(
      shown == """
        app App in App.xcodeproj
          Release iOS 13.4 plist App/Info.plist
            CFBundleIdentifier = "org.example.app" App/Info.plist:5:8
            NSLocationWhenInUseUsageDescription = "Café & more" App/Info.plist:7:8
          source App/Main.swift
        """)
  }
}
