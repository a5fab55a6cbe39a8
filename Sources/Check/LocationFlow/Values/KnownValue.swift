package import LocationPolicy
package import SourceFacts

/// A value as far as it is known where code is followed.
package indirect enum KnownValue: Hashable, Sendable {
  /// An authorization status.
  case status(AuthorizationStatus)
  /// An accuracy authorization.
  case accuracy(Circumstances.Accuracy)
  /// A location manager's error, or its code.
  case failure(Circumstances.Failure)
  /// A truth value.
  case boolean(Bool)
  /// Nil.
  case nothing
  /// A number or a text, as written.
  case literal(String)
  /// An enumeration's case with the values in it.
  case enumCase(String, [KnownValue])
  /// A location manager.
  case manager
  /// The object of a type that is followed; one stands for all of them.
  case object(String)
  /// A type.
  case type(String)
  /// A closure.
  case closure(KnownClosure)
  /// Someone who waits to be told.
  case waiter(Waiter)
  /// A list.
  case list([KnownValue])
  /// Several values together.
  case tuple([KnownValue])
  /// Something that is not nil, by its text.
  case present(String)
  /// Anything, by its text.
  case unknown(String)

  /// The text by which what is assumed of a value is remembered.
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

/// Someone who waits to be told: a completion, a continuation, a stream, a subject, a promise or a delegate.
package struct Waiter: Hashable, Sendable {
  /// What the code calls it.
  package let name: String
  /// Whether several may wait.
  package let isList: Bool
  /// Whether someone surely waits.
  package let isPresent: Bool
  /// Whether it is a delegate, which is told by calls of its methods.
  package var isDelegate = false

  /// How a question ends that is whether someone waits.
  static let presence = " waits"

  /// The question whether somebody is there; a delegate is there before anyone waits.
  var question: String { isDelegate ? name + " listens" : name + Self.presence }
  /// The same, where someone surely waits.
  var present: Waiter {
    Waiter(name: name, isList: isList, isPresent: true, isDelegate: isDelegate)
  }
  /// One of several who wait.
  var element: Waiter { Waiter(name: name, isList: false, isPresent: isPresent) }
}

/// A closure with the names that it knows from around it.
package struct KnownClosure: Sendable {
  /// The closure.
  package let code: FlowClosure
  /// The values of the names around it.
  package let locals: [String: KnownValue]
  /// Whose code it is.
  package let frame: Frame
}

extension KnownClosure {
  /// Those who wait whom it knows from around it, by name.
  var waiters: [Waiter] {
    locals.sorted { $0.key < $1.key }.compactMap {
      if case .waiter(let waiter) = $0.value { waiter } else { nil }
    }
  }
}

extension KnownClosure: Hashable {
  /// Closures are the same where they begin at the same place: what is around them need not be compared.
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

/// Whose code runs.
package struct Frame: Hashable, Sendable {
  /// The type whose members need no prefix; empty for functions outside of types.
  package let type: String
  /// What "self" is.
  package let object: KnownValue
  /// The file of the code.
  package let file: String

  /// Creates the frame of code of a type.
  package init(type: String, object: KnownValue? = nil, file: String) {
    self.type = type
    self.object = object ?? .object(type)
    self.file = file
  }
}

extension AuthorizationStatus {
  /// The name of the case that Swift gives it.
  package var caseName: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .authorizedAlways: "authorizedAlways"
    case .authorizedWhenInUse: "authorizedWhenInUse"
    }
  }

  /// Creates the status that a case stands for, the deprecated one included.
  package init?(caseNamed name: String) {
    // Before Swift 3 the cases began with a capital letter.
    let written = name.prefix(1).lowercased() + name.dropFirst()
    let current = written == "authorized" ? "authorizedAlways" : written
    guard let status = Self.allCases.first(where: { $0.caseName == current }) else { return nil }
    self = status
  }
}
