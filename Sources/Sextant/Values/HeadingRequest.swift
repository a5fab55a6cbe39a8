public import Foundation

/// What a caller wants of the compass.
public struct HeadingRequest: Hashable, Sendable {
  /// How far the phone has to turn before it is told.
  public var filter: Filter
  /// How the device is held.
  public var orientation: Orientation
  /// Which north is wanted.
  public var north: North

  /// How far the phone has to turn before it is told.
  public enum Filter: Hashable, Sendable {
    /// Every change is told.
    case none
    /// So many degrees.
    case degrees(Double)

    /// The degrees; nil when every change is told.
    package var degrees: Double? {
      switch self {
      case .none: nil
      case .degrees(let degrees): degrees > 0 ? degrees : nil
      }
    }
  }

  /// How the device is held: the side of it that points where it is going.
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

  /// Which north is wanted.
  public enum North: Hashable, Sendable {
    /// The magnetic one, for which no permission is known to be needed (DEL-091, OPEN-22).
    case magnetic
    /// The true one besides, which takes locations: coarse ones run with the compass, with permission (DEL-091).
    ///
    /// The person is asked for When In Use where nobody decided yet, within a time limit in seconds if there is one.
    case trueNorth(permissionTimeLimit: TimeInterval? = nil)
  }

  /// Creates a request; by default every degree is told, from magnetic north, of a phone held upright (DEL-051).
  public init(
    filter: Filter = .degrees(1), orientation: Orientation = .portrait, north: North = .magnetic
  ) {
    self.filter = filter
    self.orientation = orientation
    self.north = north
  }
}

extension HeadingRequest {
  /// Whether locations have to run besides.
  var wantsTrueNorth: Bool {
    switch north {
    case .magnetic: false
    case .trueNorth: true
    }
  }
}
