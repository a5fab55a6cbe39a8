/// An error of a tool of the toolchain that a test needs.
package struct ToolError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
