/// The errors in a document, each with its path.
struct JSONSchemaFaults {
  private enum Step {
    case member(String)
    case item(Int)
  }

  /// The errors; empty while the document is valid.
  private(set) var texts: [String] = []
  /// Whether there are no errors.
  private(set) var isEmpty = true
  /// Whether texts are collected; otherwise only the existence of errors is known.
  private let keepsTexts: Bool
  private var path: [Step] = []

  init() { keepsTexts = true }

  private init(at path: [Step], keepsTexts: Bool) {
    self.path = path
    self.keepsTexts = keepsTexts
  }

  /// Returns an empty collection for the same place, with or without texts.
  func new(keepingTexts keepsTexts: Bool) -> JSONSchemaFaults {
    JSONSchemaFaults(at: path, keepsTexts: keepsTexts && self.keepsTexts)
  }

  mutating func add(_ text: @autoclosure () -> String) {
    isEmpty = false
    guard keepsTexts else { return }
    let place = path.map { step in
      switch step {
      case .member(let name): ".\(name)"
      case .item(let index): "[\(index)]"
      }
    }
    texts.append("$\(place.joined()): \(text())")
  }

  /// Enters a member while a closure runs.
  mutating func inMember(_ name: String, _ work: (inout JSONSchemaFaults) -> Void) {
    path.append(.member(name))
    work(&self)
    path.removeLast()
  }

  /// Enters an item while a closure runs.
  mutating func inItem(_ index: Int, _ work: (inout JSONSchemaFaults) -> Void) {
    path.append(.item(index))
    work(&self)
    path.removeLast()
  }
}
