import LinuxSDK

extension AdditionRequest {
  /// Creates a request from arguments.
  init(_ shells: ShellArgument?, _ modules: [ModuleArgument]) {
    self.init(
      shells: shells?.names ?? [], modules: modules.map { Module(name: $0.name, folder: $0.folder) })
  }
}
