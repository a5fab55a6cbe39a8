import Foundation

/// An Xcode project of a given size, in which most files are unrelated to location.
struct SampleProject {
  let files: Int
  let bytes: Int
  let filesWithLocation: Int

  func write(to folder: URL) throws {
    let sources = folder.appending(path: "Sources")
    let project = folder.appending(path: "Sample.xcodeproj")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    for index in 0..<files {
      let usesLocation = index % (files / filesWithLocation) == 0
      try Data(source(index, usesLocation: usesLocation).utf8)
        .write(to: sources.appending(path: "File\(index).swift"))
    }
    try Data(infoPlist.utf8).write(to: folder.appending(path: "Info.plist"))
    try Data(projectFile.utf8).write(to: project.appending(path: "project.pbxproj"))
  }

  private func source(_ index: Int, usesLocation: Bool) -> String {
    var text = "import Foundation\n\nstruct Model\(index) {\n"
    if usesLocation {
      text = """
        import CoreLocation

        final class Tracker\(index): NSObject, CLLocationManagerDelegate {
          private let manager = CLLocationManager()
          func start() {
            manager.delegate = self
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
          }
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
          func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
        }

        struct Model\(index) {

        """
    }
    var line = 0
    while text.utf8.count < bytes / files {
      text += "  /// The value number \(line), as the server sends it.\n"
      text += "  func value\(line)(scale: Double) -> Double { Double(\(line)) * scale + \(index) }\n"
      line += 1
    }
    return text + "}\n"
  }

  private let infoPlist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>NSLocationWhenInUseUsageDescription</key>
      <string>Your location draws the route of your run on the map.</string>
    </dict></plist>
    """

  private var projectFile: String {
    let references = (0..<files).map {
      "    F\($0) = {isa = PBXFileReference; path = File\($0).swift; sourceTree = \"<group>\"; };\n"
        + "    B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };\n"
    }
    let children = (0..<files).map { "F\($0), " }.joined()
    let builds = (0..<files).map { "B\($0), " }.joined()
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1; classes = { }; objectVersion = 56; rootObject = P;
        objects = {
      \(references.joined())
          G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
          S = {isa = PBXGroup; path = Sources; children = (\(children)); sourceTree = "<group>"; };
          BP = {isa = PBXSourcesBuildPhase; files = (\(builds)); };
          C = {isa = XCBuildConfiguration; name = Release; buildSettings = {
            INFOPLIST_FILE = Info.plist; PRODUCT_NAME = Sample; SDKROOT = iphoneos;
            IPHONEOS_DEPLOYMENT_TARGET = 15.0; SWIFT_VERSION = 5.0; }; };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); defaultConfigurationName = Release; };
          T = {isa = PBXNativeTarget; name = Sample; buildPhases = (BP, ); buildConfigurationList = L;
            dependencies = ( ); productType = "com.apple.product-type.application"; };
          P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
        };
      }
      """
  }
}
