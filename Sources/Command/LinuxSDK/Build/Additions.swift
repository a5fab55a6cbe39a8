/// What a person adds to the SDK for one run.
package struct Additions {
  /// The shells that were asked for.
  var shells: Set<String> = []
  /// The modules that packages stand in for.
  var modules: [BuiltModule] = []

  package init() {}

  init(shells: Set<String> = [], modules: [BuiltModule] = []) {
    self.shells = shells
    self.modules = modules
  }

  /// Those that every file gets without importing them, because modules of Apple's bring them that are compiled here
  /// before anybody knows what a person adds: Foundation brings Combine, MapKit and SwiftUI bring UIKit.
  var everyFile: [String] {
    modules.map(\.name).filter { $0 == "Combine" }
      + (shells.contains("UIKit") && !shells.isDisjoint(with: ["MapKit", "SwiftUI"]) ? ["UIKit"] : [])
  }
}
