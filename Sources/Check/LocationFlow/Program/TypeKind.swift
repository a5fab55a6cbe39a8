import CoreLocationInterface

/// The meaning of a type for location code.
enum TypeKind: Hashable, Sendable {
  case manager
  case status
  case accuracy
  /// A completion, a continuation, a stream, a subject or a promise, or a list of them.
  case waiter(isList: Bool)
  /// A delegate of a type, which is notified by calls to its methods.
  case delegate(String)
  /// An analyzed type.
  case object(String)
  case other

  /// System types that notify a caller.
  private static let waiters: Set<String> = [
    "CheckedContinuation", "UnsafeContinuation", "AsyncStream.Continuation",
    "AsyncThrowingStream.Continuation",
    "PassthroughSubject", "CurrentValueSubject", "PublishSubject", "BehaviorSubject", "ReplaySubject",
    "PublishRelay", "BehaviorRelay", "RCTPromiseResolveBlock", "RCTPromiseRejectBlock",
    "RCTResponseSenderBlock", "FlutterResult", "FlutterEventSink", "CAPPluginCall", "CDVInvokedUrlCommand",
    "Future.Promise",
    "Promise",
  ]

  /// Creates the kind from the text of a type, without knowledge of the target's types.
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
    // By convention, objects called delegates are notified; the code doesn't notify the system's
    // own.
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

  /// Removes optionality, arrays, generic arguments and attributes from a type.
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

  /// Returns whether the bracket at the start of a text is closed at its end.
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
