/// Something that code does and that others notice.
package struct Effect: Hashable, Sendable {
  /// What is done.
  package enum Action: Hashable, Sendable {
    /// Permission is requested.
    case asks(Request)
    /// A service is started.
    case starts(String)
    /// A service is stopped.
    case stops(String)
    /// One location is requested.
    case locates
    /// A location manager, a session or a monitor is created.
    case creates(String)
    /// A property of the manager is set.
    case configures(String, String)
    /// Someone who waits is told something.
    case tells(String, String)
    /// Someone who waits is kept for later, in a property.
    case keeps(String, in: String)
    /// Someone who waits is given to other code.
    case handsOn(String, to: String)
    /// Nobody is kept anymore.
    case clears(String)
    /// The code goes on when someone has been told.
    case waits(String)
    /// A property that others observe is set.
    case publishes(String, String)
    /// Something is presented.
    case presents(String)
    /// Another app is opened, mostly Settings.
    case opens(String)
    /// An error is thrown.
    case fails(String)
    /// A value is returned.
    case returns(String)
  }

  /// What is requested.
  package enum Request: Hashable, Sendable {
    case whenInUse
    case always
    case fullAccuracy
  }

  /// A place in the code.
  package struct Place: Hashable, Sendable, Comparable {
    /// The file.
    package let file: String
    /// The line.
    package let line: Int

    /// Creates a place.
    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    package static func < (left: Place, right: Place) -> Bool {
      (left.file, left.line) < (right.file, right.line)
    }
  }

  /// What is done.
  package let action: Action
  /// Where.
  package let place: Place
  /// Whether a timer runs out first.
  package let isLater: Bool
  /// Whether it was waited for something after a request.
  package let isAfterWait: Bool
}

extension Effect.Action {
  /// Whether it concerns Core Location itself.
  package var isLocation: Bool {
    switch self {
    case .asks, .starts, .stops, .locates, .creates, .configures: true
    case .tells, .keeps, .handsOn, .clears, .waits, .publishes, .presents, .opens, .fails, .returns: false
    }
  }
}
