import AppProject
import Foundation
import LocationAudit
import LocationEvidence
import Phrases

/// Projects of different tools, each of which consists of a few files that are read together.
enum FuzzedProject: String, CaseIterable {
  case xcode, xcodegen, tuist, cordova, expo, flutter, pods, storyboard
  case reactNative = "react-native"
  case package = "swift-package"

  /// The paths of an input's files, in order; empty files are omitted.
  private var paths: [String] {
    switch self {
    case .xcode: ["App.xcodeproj/project.pbxproj", "App.xcconfig", "Info.plist"]
    case .xcodegen: ["project.yml", "base.yml", "more/other.yml"]
    case .tuist: ["Project.swift"]
    case .cordova:
      ["config.xml", "plugins/one/plugin.xml", "package.json", "node_modules/two/plugin.xml"]
    case .expo: ["app.json", "package.json", "node_modules/expo-location/ios/ExpoLocation.podspec"]
    case .flutter:
      ["pubspec.yaml", ".flutter-plugins-dependencies", "pubspec.lock", "ios/Podfile", "one/ios/one.podspec"]
    case .pods: ["Podfile", "Podfile.lock", "Local/Local.podspec"]
    case .reactNative: ["package.json", "ios/Podfile", "node_modules/one/one.podspec"]
    case .storyboard: ["Main.storyboard", "View.xib"]
    case .package: ["Package.swift"]
    }
  }

  /// The Xcode project that refers to the files, if they aren't a project themselves.
  private var host: String? {
    switch self {
    case .flutter, .reactNative: "ios/App.xcodeproj"
    case .pods, .storyboard: "App.xcodeproj"
    case .xcode, .xcodegen, .tuist, .cordova, .expo, .package: nil
    }
  }

  /// Writes the files of an input to a folder, reads it as a project, and audits it.
  func read(_ bytes: [UInt8]) {
    do {
      let folder = try write(bytes)
      var options = ProjectReader.Options()
      options.flutterCaches = []
      let inventory = try ProjectReader(options: options).read(folder)
      precondition(inventory.problems.allSatisfy { !$0.message.isEmpty && $0.origin.line >= 1 })
      precondition(Audit.run(inventory).allSatisfy { !$0.message.isEmpty && $0.site.line >= 1 })
      precondition(Audit.predictions(for: inventory).count == inventory.targets.count)
    } catch let error as UnreadableInput {
      precondition(!error.reason.isEmpty)
    } catch {
      preconditionFailure("an input could not be laid out: \(error)")
    }
  }

  /// Writes the files, and returns the folder, which each process reuses without the files of the
  /// previous input.
  private func write(_ bytes: [UInt8]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sextant-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    var parts = FuzzedInput.parts(of: bytes)[...]
    for path in paths {
      let file = folder.appending(path: path)
      let part = parts.popFirst() ?? []
      if part.isEmpty {
        unlink(file.path(percentEncoded: false))
      } else {
        try write(part, to: file)
      }
    }
    if let host {
      let file = folder.appending(path: host).appending(path: "project.pbxproj")
      try write(Self.hostProject.utf8, to: file)
    }
    return folder.path(percentEncoded: false)
  }

  private func write(_ bytes: some Sequence<UInt8>, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// A project with an app that shows a storyboard.
  private static let hostProject = """
    { objectVersion = 56; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (S, V); sourceTree = "<group>"; };
      S = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
      V = { isa = PBXFileReference; path = View.xib; sourceTree = "<group>"; };
      BS = { isa = PBXBuildFile; fileRef = S; };
      BV = { isa = PBXBuildFile; fileRef = V; };
      R = { isa = PBXResourcesBuildPhase; files = (BS, BV); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (R); dependencies = (); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Release; };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos;
        IPHONEOS_DEPLOYMENT_TARGET = 15.0; GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UIMainStoryboardFile = Main; }; };
    }; }
    """
}
