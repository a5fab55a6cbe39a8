/// A tool that makes the Xcode project from a description, where the project itself is not checked in.
enum ProjectGenerator: CaseIterable {
  case xcodeGen
  case tuist
  case bazel
  case capacitor

  /// The generator whose description has that name, or nil.
  init?(fileNamed name: String) {
    guard let generator = Self.byFileName[name] else { return nil }
    self = generator
  }

  /// Looked up for each file of a folder.
  private static let byFileName: [String: ProjectGenerator] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { generator in generator.fileNames.map { ($0, generator) } })

  /// Returns the descriptions that lie in a folder.
  static func descriptions(in folder: FilePath) -> [FilePath] {
    allCases.flatMap(\.fileNames).map(folder.appending).filter(FileBytes.isFile)
  }

  private var fileNames: [String] {
    switch self {
    case .xcodeGen: ["project.yml"]
    case .tuist: ["Project.swift"]
    case .bazel: ["MODULE.bazel"]
    case .capacitor: ["capacitor.config.ts", "capacitor.config.json", "capacitor.config.js"]
    }
  }

  /// Whether its description is read where there is no project.
  var isRead: Bool {
    switch self {
    case .xcodeGen, .tuist: true
    case .bazel, .capacitor: false
    }
  }

  /// Returns what to do before checking, where its description is at a path.
  func advice(for path: String) -> String {
    switch self {
    case .xcodeGen: "XcodeGen makes the project from \(path); run \"xcodegen generate\" first"
    case .tuist: "Tuist makes the project from \(path); run \"tuist generate\" first"
    case .bazel: "Bazel builds this; have it generate an Xcode project first"
    case .capacitor:
      "Capacitor makes the folder ios beside \(path); run \"npx cap add ios\" there, then check again"
    }
  }
}
