/// A module with the name of one of Apple's that only re-exports modules of Sextant or of the
/// user's package.
struct StandIn: Hashable {
  /// Apple's name.
  let name: String
  /// The modules that it re-exports.
  let modules: [String]
  /// Whether it is available without being requested.
  var isAlwaysThere = false
  /// Whether it has submodules, which only Clang modules support.
  var hasClangHalf = false
  /// Whether Swift Testing has an overlay for it on Apple's systems, which the compiler then also
  /// looks for here.
  var hasTestingOverlay = false
  /// A short description of its contents.
  var summary = ""

  /// All stand-ins that the SDK can contain.
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

  /// The stand-ins that must be requested, because they contain only what works without drawing.
  static let shells = all.filter { !$0.isAlwaysThere }

  /// The name of Swift Testing's overlay, which attaches images and is empty here.
  var testingOverlay: String? { hasTestingOverlay ? "_Testing_\(name)" : nil }

  /// The source of the module.
  var source: String {
    let imports = modules + (hasClangHalf ? [name] : [])
    return imports.map { "@_exported public import \($0)\n" }.joined()
  }
}
