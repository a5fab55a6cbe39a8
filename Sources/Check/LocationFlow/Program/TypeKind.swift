import CoreLocationInterface

/// What a type, as it is written, means to location code.
enum TypeKind: Hashable, Sendable {
  case manager
  case status
  case accuracy
  /// A completion, a continuation, a stream, a subject or a promise; or a list of them.
  case waiter(isList: Bool)
  /// A delegate of a type, which is told by calls of its methods.
  case delegate(String)
  /// A type that is followed.
  case object(String)
  case other

  /// Types of the system that someone waits behind.
  private static let waiters: Set<String> = [
    "CheckedContinuation", "UnsafeContinuation", "AsyncStream.Continuation",
    "AsyncThrowingStream.Continuation",
    "PassthroughSubject", "CurrentValueSubject", "PublishSubject", "BehaviorSubject", "ReplaySubject",
    "PublishRelay", "BehaviorRelay", "RCTPromiseResolveBlock", "RCTPromiseRejectBlock",
    "RCTResponseSenderBlock", "FlutterResult", "FlutterEventSink", "CAPPluginCall", "Future.Promise",
    "Promise",
  ]

  /// Creates the kind of a type by its text, without knowing the types of the target.
  init(_ text: String) {
    let plain = Self.plain(text)
    if plain.isFunction {
      self = .waiter(isList: plain.isList)
      return
    }
    switch plain.name {
    case LocationType.locationManager.name: self = .manager
    case "CLAuthorizationStatus": self = .status
    case "CLAccuracyAuthorization": self = .accuracy
    case let name where Self.waiters.contains(name): self = .waiter(isList: plain.isList)
    // By custom, what is called a delegate is told; the system's own delegates are not the code's to tell.
    case let name where name.hasSuffix("Delegate") && !name.hasPrefix("CL") && !name.hasPrefix("UI"):
      self = .delegate(name)
    case let name: self = plain.isList ? .other : .object(name)
    }
  }

  private struct Plain {
    var name: String
    var isList = false
    var isFunction = false
  }

  /// Takes what is around a name off a type: marks of optionality, lists, generic arguments, attributes.
  private static func plain(_ text: String) -> Plain {
    var name = text[...]
    var isList = false
    while true {
      if name.hasSuffix("?") || name.hasSuffix("!") {
        name = name.dropLast()
      } else if let prefix = ["any ", "some ", "weak ", "@escaping ", "@Sendable ", "@MainActor "].first(
        where: name.hasPrefix)
      {
        name = name.dropFirst(prefix.count)
      } else if name.hasPrefix("["), name.hasSuffix("]") {
        isList = true
        let inside = name.dropFirst().dropLast()
        name = inside.split(separator: ":").last.map { $0.drop { $0 == " " } } ?? inside
      } else if name.hasPrefix("("), name.hasSuffix(")"), encloses(name) {
        name = name.dropFirst().dropLast()
      } else {
        break
      }
    }
    if name.contains("->") { return Plain(name: String(name), isList: isList, isFunction: true) }
    let start = name.prefix { $0 != "<" }
    let rest = name.lastIndex(of: ">").map { name[name.index(after: $0)...] } ?? ""
    return Plain(name: String(start + rest), isList: isList)
  }

  /// Whether the bracket that a text begins with ends where the text ends.
  private static func encloses(_ text: Substring) -> Bool {
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return text.index(after: index) == text.endIndex }
    }
    return false
  }
}
