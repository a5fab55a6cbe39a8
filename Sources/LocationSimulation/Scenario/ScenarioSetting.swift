/// A new value for one property of a struct.
struct ScenarioSetting<Root, Value: Sendable>: Sendable {
  let property: any WritableKeyPath<Root, Value> & Sendable
  let value: Value

  func apply(to root: inout Root) { root[keyPath: property] = value }
}
