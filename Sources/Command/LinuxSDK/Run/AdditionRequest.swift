/// What a person asks for beside the SDK, before it is built.
package struct AdditionRequest {
  /// A module of Apple's and the package that stands in for it.
  package struct Module {
    let name: String
    let folder: String

    /// Names a module and the folder of a package.
    package init(name: String, folder: String) {
      self.name = name
      self.folder = folder
    }
  }

  /// The names of all shells, in alphabetical order.
  package static let shellNames = StandIn.shells.map(\.name).sorted()

  private let shells: Set<String>
  private let modules: [Module]

  /// Names the shells and the modules that a person asks for.
  package init(shells: Set<String> = [], modules: [Module] = []) {
    self.shells = shells
    self.modules = modules
  }

  /// Builds it.
  package func built(by builder: SDKBuilder) throws(SDKError) -> Additions {
    var additions = Additions(shells: shells)
    for module in modules {
      let package = ModulePackage(name: module.name, folder: module.folder, near: builder)
      additions.modules.append(try package.build())
    }
    return additions
  }
}
