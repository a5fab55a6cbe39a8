package import CommandOutput

/// The additions to the SDK that a user requests, before they are built.
package struct AdditionRequest {
  /// A module of Apple's, and the package that replaces it.
  package struct Module {
    let name: String
    let folder: String

    package init(name: String, folder: String) {
      self.name = name
      self.folder = folder
    }
  }

  /// The names of all shells, sorted.
  package static let shellNames = StandIn.shells.map(\.name).sorted()

  private let shells: Set<String>
  private let modules: [Module]

  /// Creates a request for shells and modules.
  package init(shells: Set<String> = [], modules: [Module] = []) {
    self.shells = shells
    self.modules = modules
  }

  /// Builds the additions.
  package func built(for sdk: ReadySDK, in console: Console) throws(SDKError) -> Additions {
    var additions = Additions(shells: shells)
    for module in modules {
      let package = try ModulePackage(name: module.name, folder: module.folder, for: sdk, in: console)
      additions.modules.append(try package.build())
    }
    return additions
  }
}
