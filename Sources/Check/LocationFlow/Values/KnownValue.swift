package import LocationPolicy
package import SourceFacts

/// A value as far as the analysis knows it.
package indirect enum KnownValue: Hashable, Sendable {
  /// An authorization status.
  case status(AuthorizationStatus)
  /// An accuracy authorization.
  case accuracy(Circumstances.Accuracy)
  /// The error of a location manager, or its code.
  case failure(Circumstances.Failure)
  /// A Boolean.
  case boolean(Bool)
  /// Nil.
  case nothing
  /// A number or string literal, as written.
  case literal(String)
  /// An enumeration case with its associated values.
  case enumCase(String, [KnownValue])
  /// A location manager.
  case manager
  /// An object of an analyzed type, which stands for all of its objects.
  case object(String)
  /// A type.
  case type(String)
  /// A closure.
  case closure(KnownClosure)
  /// A caller to notify.
  case waiter(Waiter)
  /// An array.
  case list([KnownValue])
  /// A tuple.
  case tuple([KnownValue])
  /// A value that is not nil, by its text.
  case present(String)
  /// An unknown value, by its text.
  case unknown(String)

  /// The text by which assumptions about the value are stored.
  package var text: String {
    switch self {
    case .status(let status): status.caseName
    case .accuracy(let accuracy): accuracy == .full ? "fullAccuracy" : "reducedAccuracy"
    case .failure(let failure): failure == .other ? "another error" : failure.rawValue
    case .boolean(let value): String(value)
    case .nothing: "nil"
    case .literal(let text), .present(let text), .unknown(let text): text
    case .enumCase(let name, let values):
      "." + name + (values.isEmpty ? "" : "(" + values.map(\.text).joined(separator: ", ") + ")")
    case .manager: "the manager"
    case .object(let type), .type(let type): type
    case .closure: "a closure"
    case .waiter(let waiter): waiter.name
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .tuple(let values): "(" + values.map(\.text).joined(separator: ", ") + ")"
    }
  }
}

/// A caller to notify: a completion, a continuation, a stream, a subject, a promise or a delegate.
package struct Waiter: Hashable, Sendable {
  /// The name in the code.
  package let name: String
  /// Whether there can be several callers.
  package let isList: Bool
  /// Whether there certainly is a caller.
  package let isPresent: Bool
  /// Whether it is a delegate, which is notified by calls to its methods.
  package var isDelegate = false

  /// The suffix of the question whether there is a caller.
  static let presence = " waits"

  /// The question whether there is a caller; a delegate exists before any request.
  var question: String { isDelegate ? name + " listens" : name + Self.presence }
  /// A copy for which there certainly is a caller.
  var present: Waiter {
    Waiter(name: name, isList: isList, isPresent: true, isDelegate: isDelegate)
  }
  /// One of several callers.
  var element: Waiter { Waiter(name: name, isList: false, isPresent: isPresent) }
}

/// A closure with the names that it captures.
package struct KnownClosure: Sendable {
  package let code: FlowClosure
  /// The values of captured names.
  package let locals: [String: KnownValue]
  /// The frame of the closure's code.
  package let frame: Frame
}

extension KnownClosure {
  /// The captured callers, sorted by name.
  var waiters: [Waiter] {
    locals.sorted { $0.key < $1.key }.compactMap {
      if case .waiter(let waiter) = $0.value { waiter } else { nil }
    }
  }
}

extension KnownClosure: Hashable {
  /// Returns whether two closures begin at the same place; captured values aren't compared.
  package static func == (left: KnownClosure, right: KnownClosure) -> Bool {
    left.code.line == right.code.line && left.code.column == right.code.column
      && left.frame.file == right.frame.file
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(code.line)
    hasher.combine(code.column)
    hasher.combine(frame.file)
  }
}

/// The context in which code runs.
package struct Frame: Hashable, Sendable {
  /// The type whose members need no prefix; empty for functions outside of types.
  package let type: String
  /// The value of "self".
  package let object: KnownValue
  /// The file with the code.
  package let file: String

  /// Creates the frame for code of a type.
  package init(type: String, object: KnownValue? = nil, file: String) {
    self.type = type
    self.object = object ?? .object(type)
    self.file = file
  }
}

extension AuthorizationStatus {
  /// The name of the case in Swift.
  package var caseName: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .authorizedAlways: "authorizedAlways"
    case .authorizedWhenInUse: "authorizedWhenInUse"
    }
  }

  /// Creates the status for the name of a case, including the deprecated one.
  package init?(caseNamed name: String) {
    // Before Swift 3, cases began with a capital letter.
    let written = name.prefix(1).lowercased() + name.dropFirst()
    let current = written == "authorized" ? "authorizedAlways" : written
    guard let status = Self.allCases.first(where: { $0.caseName == current }) else { return nil }
    self = status
  }
}
