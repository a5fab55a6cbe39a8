/// Lines to copy that implement the advice of a remedy.
///
/// A test compiles the Swift examples with our Core Location, and reads those for an Info.plist.
package struct CodeExample: Hashable, Sendable {
  /// The kind of the lines, which determines how they are shown and tested.
  package enum Form: String, Hashable, Sendable {
    /// Statements of Swift, where `manager` is a `CLLocationManager`.
    case statements
    /// Members of a class in Swift that has a property `manager` and is its delegate.
    case members
    /// Members of an app's delegate in Swift.
    case launch
    /// Statements of a test that drives the interface, in Swift.
    case userInterfaceTest
    /// Keys and values of an Info.plist.
    case infoPlist
    /// Keys and values of a privacy manifest, PrivacyInfo.xcprivacy.
    case privacyManifest
    /// Commands for a shell.
    case shell
    /// Lines of a Podfile.
    case ruby
    /// Statements of Objective-C.
    case objectiveC
    /// Statements of Dart.
    case dart
    /// Statements of JavaScript.
    case javaScript
    /// A part of a file in JSON.
    case json
  }

  /// The kind of the lines.
  package let form: Form
  /// The lines, without a line break at the end.
  package let code: String

  init(_ form: Form, _ code: String) {
    self.form = form
    self.code = code
  }

  /// The name of the language in Markdown and for syntax highlighters.
  package var language: String {
    switch form {
    case .statements, .members, .launch, .userInterfaceTest: "swift"
    case .infoPlist, .privacyManifest: "xml"
    case .shell: "sh"
    case .ruby: "ruby"
    case .objectiveC: "objc"
    case .dart: "dart"
    case .javaScript: "js"
    case .json: "json"
    }
  }

  /// The examples by the id of the mistake or how-to that they belong to, such as "MIS-07".
  package static let all = Dictionary(
    uniqueKeysWithValues: [
      permission, background, locations, monitoring, plugins, firstSteps, mapLibraries, owners,
    ]
    .flatMap {
      $0.map { ($0.key, $0.value) }
    })
}
