/// Additions to the SDK for one run.
package struct Additions {
  /// The shells that the user requested.
  var shells: Set<String> = []
  /// The modules that packages replace.
  var modules: [BuiltModule] = []

  package init() {}

  init(shells: Set<String> = [], modules: [BuiltModule] = []) {
    self.shells = shells
    self.modules = modules
  }

  /// The modules that every file imports implicitly.
  ///
  /// Apple's Foundation re-exports Combine, and MapKit and SwiftUI re-export UIKit; here those
  /// modules are compiled before the additions are known.
  var everyFile: [String] {
    modules.map(\.name).filter { $0 == "Combine" }
      + (shells.contains("UIKit") && !shells.isDisjoint(with: ["MapKit", "SwiftUI"]) ? ["UIKit"] : [])
  }
}
