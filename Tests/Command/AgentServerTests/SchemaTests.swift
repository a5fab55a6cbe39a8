import CommandOutput
import Testing

@testable import AgentServer

@Suite struct SchemaTests {
  @Test func `a schema is written as JSON Schema`() throws {
    let schema = Schema.object(
      "",
      [
        .required("ios", .text("A version.")), .optional("limit", .integer("", 1...9)),
        .optional("calls", .list("", of: .choice("", ["start", "stop"]))), .optional("plist", .anyObject("")),
        .optional("all", .boolean("")),
      ])
    #expect(
      try StableJSON.line(of: schema) == #"""
        {"additionalProperties":false,"properties":{"all":{"type":"boolean"},"calls":{"items":{"enum":["start","stop"],\#
        "type":"string"},"type":"array"},"ios":{"description":"A version.","type":"string"},\#
        "limit":{"maximum":9,"minimum":1,"type":"integer"},"plist":{"type":"object"}},"required":["ios"],"type":"object"}
        """#)
  }
}
