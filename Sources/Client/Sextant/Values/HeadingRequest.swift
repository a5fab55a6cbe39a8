public import Foundation

/// A request for headings.
public struct HeadingRequest: Equatable, Sendable {
  /// The angle by which the phone must turn before the next heading is delivered.
  public var filter: Filter
  /// The orientation in which the device is held.
  public var orientation: Orientation
  /// The reference for headings.
  public var north: North

  /// The angle by which the phone must turn before the next heading is delivered.
  public enum Filter: Equatable, Sendable {
    /// Every change is delivered.
    case none
    /// This many degrees.
    case degrees(Double)

    /// The degrees; nil if every change is delivered.
    package var degrees: Double? {
      switch self {
      case .none: nil
      case .degrees(let degrees): degrees > 0 ? degrees : nil
      }
    }
  }

  /// The orientation in which the device is held: the side that points in the direction of travel.
  public enum Orientation: Hashable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its left side, the top to the left.
    case landscapeLeft
    /// On its right side, the top to the right.
    case landscapeRight
    /// Lying, the screen up.
    case faceUp
    /// Lying, the screen down.
    case faceDown
  }

  /// The reference for headings.
  public enum North: Equatable, Sendable {
    /// Magnetic north, for which no permission is known to be needed (DEL-091, OPEN-22).
    case magnetic
    /// Also true north, which needs permission: coarse location updates run with the compass (DEL-091).
    ///
    /// When In Use is requested if the person has not decided yet, with an optional time limit in seconds.
    case trueNorth(permissionTimeLimit: TimeInterval? = nil)
  }

  /// Creates a request; by default, for every degree, from magnetic north, for a phone held upright (DEL-051).
  public init(
    filter: Filter = .degrees(1), orientation: Orientation = .portrait, north: North = .magnetic
  ) {
    self.filter = filter
    self.orientation = orientation
    self.north = north
  }
}

extension HeadingRequest {
  /// Whether locations must also run.
  var wantsTrueNorth: Bool {
    switch north {
    case .magnetic: false
    case .trueNorth: true
    }
  }
}
