/// A module under Apple's name that brings modules of Sextant's, or of somebody's package, and nothing of its own.
struct StandIn: Hashable {
  /// Apple's name.
  let name: String
  /// The modules that it brings.
  let modules: [String]
  /// Whether it is there without being asked for.
  var isAlwaysThere = false
  /// Whether it has submodules, which only a Clang module can have.
  var hasClangHalf = false
  /// Whether Swift Testing has an overlay for it on Apple's systems, which the compiler then looks for here, too.
  var hasTestingOverlay = false
  /// What is in it, in a few words.
  var summary = ""

  /// All that the SDK can hold.
  static let all = [
    StandIn(
      name: "os", modules: ["AppleLogging"], isAlwaysThere: true, hasClangHalf: true,
      summary: "logging and locks; no signposts, no activities"),
    StandIn(
      name: "OSLog", modules: ["AppleLogging"], isAlwaysThere: true, summary: "what os has; no OSLogStore"),
    StandIn(
      name: "CoreGraphics", modules: ["CoreGraphicsGeometry"], hasTestingOverlay: true,
      summary: "points, sizes, rectangles, vectors and affine maps; no colors, no paths"),
    StandIn(
      name: "MapKit", modules: ["MapKitValues"],
      summary: "points, rectangles, regions, annotations and shapes as values; no maps, no searches"),
    StandIn(
      name: "SwiftUI", modules: ["SwiftUIState"],
      summary: "View and its property wrappers; no view that shows something"),
    StandIn(
      name: "UIKit", modules: ["UIKitApplication"], hasTestingOverlay: true,
      summary: "the app's state and notifications, and the device, all the simulated phone's; no views"),
  ]

  /// Those that a person has to ask for, because they hold only what works without drawing.
  static let shells = all.filter { !$0.isAlwaysThere }

  /// The name of Swift Testing's overlay: attachments of images, of which there are none here.
  var testingOverlay: String? { hasTestingOverlay ? "_Testing_\(name)" : nil }

  /// The source of the module.
  var source: String {
    let imports = modules + (hasClangHalf ? [name] : [])
    return imports.map { "@_exported public import \($0)\n" }.joined()
  }
}
