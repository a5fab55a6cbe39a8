/// A tool that makes the Xcode project from a description, where the project itself is not checked in.
enum ProjectGenerator: String, CaseIterable {
  case xcodeGen = "project.yml"
  case tuist = "Project.swift"
  case bazel = "MODULE.bazel"

  /// The generator whose description has that name, or nil.
  init?(fileNamed name: String) { self.init(rawValue: name) }

  /// What to do before checking.
  var advice: String {
    switch self {
    case .xcodeGen: "XcodeGen makes the project from project.yml; run \"xcodegen generate\" first"
    case .tuist: "Tuist makes the project from Project.swift; run \"tuist generate\" first"
    case .bazel: "Bazel builds this; have it generate an Xcode project first"
    }
  }
}
