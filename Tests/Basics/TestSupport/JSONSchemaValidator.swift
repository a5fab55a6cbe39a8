package import Foundation

/// Validates JSON with the part of JSON Schema 2020-12 that Sextant's schemas use; other keywords are errors.
///
/// The schema is parsed once, and texts are created only for errors, because documents can be megabytes large.
package struct JSONSchemaValidator {
  private let schema: JSONSchema

  /// Creates a validator for a schema in Documentation, by its name, such as `CheckReport`.
  package init(schema name: String) throws {
    let file = RepositoryFolder.root.appending(path: "Documentation/\(name).schema.json")
    try self.init(Data(contentsOf: file))
  }

  /// Creates a validator for a schema as JSON.
  package init(_ schema: Data) throws {
    self.schema = try JSONSchema(JSONValue(schema))
  }

  /// Returns the errors in a document, each with its path; empty if it is valid.
  package func violations(in document: Data) throws -> [String] {
    var faults = JSONSchemaFaults()
    check(try JSONValue(document), by: schema, into: &faults)
    return faults.texts
  }

  private func check(_ value: JSONValue, by schema: JSONSchema, into faults: inout JSONSchemaFaults) {
    for rule in schema.rules {
      switch value {
      case .object(let members): check(members, by: rule, into: &faults)
      case .array(let items): check(items, by: rule, into: &faults)
      case .string(let text): check(text, by: rule, into: &faults)
      case .number(let number): check(number, by: rule, into: &faults)
      case .null, .boolean: break
      }
      checkAny(value, by: rule, into: &faults)
    }
  }

  /// Checks the rules for values of any type.
  private func checkAny(_ value: JSONValue, by rule: JSONSchema.Rule, into faults: inout JSONSchemaFaults) {
    switch rule {
    case .reference(let name):
      guard let target = schema.definitions[name] else { return faults.add("there is no definition \(name)") }
      check(value, by: target, into: &faults)
    case .types(let names):
      if !names.contains(where: value.isType) { faults.add("is no \(names.joined(separator: " or "))") }
    case .constant(let constant): if value != constant { faults.add("is not \(constant)") }
    case .choice(let choices): if !choices.contains(value) { faults.add("is none of \(choices)") }
    case .anyOf(let schemas): checkAny(value, by: schemas, into: &faults)
    case .pattern, .minimumLength, .minimum, .maximum, .items, .required, .properties, .noOthers: break
    }
  }

  private func checkAny(_ value: JSONValue, by schemas: [JSONSchema], into faults: inout JSONSchemaFaults) {
    for schema in schemas {
      var quick = faults.new(keepingTexts: false)
      check(value, by: schema, into: &quick)
      if quick.isEmpty { return }
    }
    let found = schemas.map { schema in
      var own = faults.new(keepingTexts: true)
      check(value, by: schema, into: &own)
      return own.texts.joined(separator: ", ")
    }
    faults.add("is none of what it can be: \(found.joined(separator: "; or "))")
  }

  private func check(_ text: String, by rule: JSONSchema.Rule, into faults: inout JSONSchemaFaults) {
    switch rule {
    case .pattern(let expression):
      if expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) == nil {
        faults.add("\(text) does not match \(expression.pattern)")
      }
    case .minimumLength(let limit):
      if Double(text.count) < limit { faults.add("\(text.count) is less than \(Int(limit))") }
    default: break
    }
  }

  private func check(_ number: Double, by rule: JSONSchema.Rule, into faults: inout JSONSchemaFaults) {
    switch rule {
    case .minimum(let limit) where number < limit:
      faults.add("\(JSONValue.number(number)) is less than \(JSONValue.number(limit))")
    case .maximum(let limit) where number > limit:
      faults.add("\(JSONValue.number(number)) is more than \(JSONValue.number(limit))")
    default: break
    }
  }

  private func check(_ items: [JSONValue], by rule: JSONSchema.Rule, into faults: inout JSONSchemaFaults) {
    guard case .items(let schema) = rule else { return }
    for (index, item) in items.enumerated() {
      faults.inItem(index) { check(item, by: schema, into: &$0) }
    }
  }

  private func check(
    _ members: [String: JSONValue], by rule: JSONSchema.Rule, into faults: inout JSONSchemaFaults
  ) {
    switch rule {
    case .required(let names):
      for name in names where members[name] == nil { faults.add("lacks \(name)") }
    case .properties(let schemas):
      for (name, schema) in schemas {
        if let member = members[name] { faults.inMember(name) { check(member, by: schema, into: &$0) } }
      }
    case .noOthers(let known):
      for name in members.keys.filter({ !known.contains($0) }).sorted() {
        faults.add("has an unknown \(name)")
      }
    default: break
    }
  }
}
