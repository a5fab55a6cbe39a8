/// One call in the body of a method, with what decides whether and when it runs.
public struct CallSite: Hashable, Sendable {
  /// The last name of the called function; that of the type where an object is made.
  public let name: String
  /// The type of the object or the type that is called, as far as the file tells it; nil when it does not.
  public let receiverType: String?
  /// The texts of the conditions that hold at the call, outermost first.
  public let conditions: [String]
  /// The names of the functions that the closures around the call are given to, outermost first.
  public let closureOwners: [String]

  /// Creates a call.
  public init(name: String, receiverType: String?, conditions: [String] = [], closureOwners: [String] = []) {
    self.name = name
    self.receiverType = receiverType
    self.conditions = conditions
    self.closureOwners = closureOwners
  }
}
