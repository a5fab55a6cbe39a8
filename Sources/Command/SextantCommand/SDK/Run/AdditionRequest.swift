/// What a person asks for beside the SDK, before it is built.
struct AdditionRequest {
  var shells: ShellArgument?
  var modules: [ModuleArgument] = []

  /// Builds it.
  func built(by builder: SDKBuilder) throws(SDKError) -> Additions {
    var additions = Additions(shells: shells?.names ?? [])
    for module in modules {
      let package = ModulePackage(name: module.name, folder: module.folder, near: builder)
      additions.modules.append(try package.build())
    }
    return additions
  }
}
