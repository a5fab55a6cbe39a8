/// What stands behind a call's name in a scenario.
struct CallArgument {
  let name: String
  /// The argument; nil when there is none.
  let optional: ScenarioNode?
  /// Where the call stands.
  let path: String

  /// The argument of a call that can't do without.
  var required: ScenarioNode {
    get throws(ScenarioError) {
      guard let optional else { throw ScenarioError(path, "“\(name)” needs an argument: {\"\(name)\": …}") }
      return optional
    }
  }

  /// Returns the code of a call that takes no argument.
  func refuse(_ code: ScenarioCall.Code) throws(ScenarioError) -> ScenarioCall.Code {
    guard let optional, !optional.isNull else { return code }
    throw optional.error("“\(name)” takes no argument; write {\"call\": \"\(name)\"}")
  }
}
