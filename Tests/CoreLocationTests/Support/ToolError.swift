/// Why a tool of the toolchain could not do what a test needs.
struct ToolError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
