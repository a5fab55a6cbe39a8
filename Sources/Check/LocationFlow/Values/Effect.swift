/// An effect of code that is visible outside.
package struct Effect: Hashable, Sendable {
  /// The kind of effect.
  package enum Action: Hashable, Sendable {
    /// Permission is requested.
    case asks(Request)
    /// A service is started.
    case starts(String)
    /// A service is stopped.
    case stops(String)
    /// A single location is requested.
    case locates
    /// A location manager, a session or a monitor is created.
    case creates(String)
    /// A property of the manager is set.
    case configures(String, String)
    /// A caller is notified.
    case tells(String, String)
    /// A caller is stored in a property.
    case keeps(String, in: String)
    /// A caller is passed to other code.
    case handsOn(String, to: String)
    /// The callers in a property are removed.
    case clears(String)
    /// The code waits until a continuation is resumed.
    case waits(String)
    /// An observable property is set.
    case publishes(String, String)
    /// Something is shown to the person.
    case presents(String)
    /// Another app is opened, usually Settings.
    case opens(String)
    /// An error is thrown.
    case fails(String)
    /// A value is returned.
    case returns(String)
    /// Other code is called or changed, which is recorded only when all code is followed.
    case does(String)
  }

  /// The requested permission.
  package enum Request: Hashable, Sendable {
    case whenInUse
    case always
    case fullAccuracy
  }

  /// A place in the code.
  package struct Place: Hashable, Sendable, Comparable {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    package static func < (left: Place, right: Place) -> Bool {
      (left.file, left.line) < (right.file, right.line)
    }
  }

  package let action: Action
  package let place: Place
  /// Whether a timer fires first.
  package let isLater: Bool
  /// Whether the code has waited after a request.
  package let isAfterWait: Bool
}

extension Effect {
  /// Whether When In Use or Always is requested.
  package var isRequest: Bool { action == .asks(.whenInUse) || action == .asks(.always) }

  /// Whether a service is started, or a single location requested.
  package var isStart: Bool {
    switch action {
    case .starts, .locates: true
    default: false
    }
  }
}

extension Effect.Action {
  /// Whether it concerns Core Location.
  package var isLocation: Bool {
    switch self {
    case .asks, .starts, .stops, .locates, .creates, .configures: true
    case .tells, .keeps, .handsOn, .clears, .waits, .publishes, .presents, .opens, .fails, .returns,
      .does:
      false
    }
  }
}
