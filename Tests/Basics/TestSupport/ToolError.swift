/// Why a tool of the toolchain could not do what a test needs.
package struct ToolError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
