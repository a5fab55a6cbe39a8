import SourceFacts

/// The properties in which types keep the locations that they receive.
struct KeptLocations {
  private let objects: OwnObjects
  /// The properties, by their types.
  private let properties: [String: Set<String>]

  /// Examines the types of a process.
  init(in parts: [NamedType]) {
    objects = OwnObjects(in: parts)
    let received = parts.namesOfReceivedLocations
    var properties: [String: Set<String>] = [:]
    for part in parts {
      for property in part.code.properties where property.getter == nil {
        guard received[part.code.name]?.contains(property.name) ?? false,
          ["CLLocation", "CLLocationCoordinate2D"].contains(TypeIndex.plainName(property.type))
        else { continue }
        properties[part.code.name, default: []].insert(property.name)
      }
    }
    self.properties = properties
  }

  /// Returns the type that keeps a location; nil if the value isn't a kept one.
  func keeper(of value: FlowExpression, in type: String) -> String? {
    let owner: String?
    let name: String
    switch value {
    case .name(let own), .member(.name("self"), let own): (owner, name) = (type, own)
    case .member(let base, let member):
      (owner, name) = (objects.type(of: base, in: type, locals: [:]), member)
    case .call(let call) where call.arguments.isEmpty:
      guard case .member = call.callee else { return nil }
      return keeper(of: call.callee, in: type)
    default: return nil
    }
    guard let owner, properties[owner]?.contains(name) ?? false else { return nil }
    return owner
  }
}
