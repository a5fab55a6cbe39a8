public import CoreLocation
import Foundation
import LocationPolicy

extension LocationClient {
  /// Tells where the phone points, as long as somebody listens and the app runs (DEL-090, DEL-091).
  ///
  /// A heading that the compass itself marks as invalid is told as an interruption, as interference is. Each listener
  /// has a compass of its own, with its own filter. Nothing comes while the app is suspended.
  ///
  /// Throws a ``LocationFailure`` when the device has no compass, or when true north is wanted and the person does
  /// not allow locations.
  public func headings(_ request: HeadingRequest = HeadingRequest()) -> Updates<CompassHeading> {
    headings(request, isAvailable: { CLLocationManager.headingAvailable() })
  }

  func headings(
    _ request: HeadingRequest, isAvailable: @escaping @Sendable () -> Bool
  ) -> Updates<CompassHeading> {
    let client = self
    return Updates { () throws(LocationFailure) in
      guard isAvailable() else { throw .notAvailable }
      if case .trueNorth(let timeLimit) = request.north {
        try await client.authorize(asking: .whenInUse, timeLimit: timeLimit)
      }
      return client.core.services.startHeadings(request, of: client.core)
    }
  }
}

/// The direction in which the phone points.
public struct CompassHeading: Hashable, Sendable {
  /// Degrees clockwise from magnetic north.
  public let magneticHeading: Double
  /// Degrees clockwise from true north; nil unless locations tell where that is (DEL-091).
  public let trueHeading: Double?
  /// How far off it may be, in degrees.
  public let accuracy: Double
  /// When it was measured.
  public let timestamp: Date

  /// Creates a heading.
  public init(magneticHeading: Double, trueHeading: Double?, accuracy: Double, timestamp: Date) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading
    self.accuracy = accuracy
    self.timestamp = timestamp
  }

  /// Creates a heading from Apple's, in which a negative true heading is none.
  public init(_ heading: CLHeading) {
    self.init(
      magneticHeading: heading.magneticHeading,
      trueHeading: heading.trueHeading < 0 ? nil : heading.trueHeading,
      accuracy: heading.headingAccuracy, timestamp: heading.timestamp)
  }

  /// Whether it says anything: a negative accuracy means that it does not.
  var isValid: Bool { accuracy >= 0 }
}

extension ServiceCore where Value == CompassHeading {
  /// A compass with a manager of its own.
  static func headings(_ request: HeadingRequest, in environment: LocationEnvironment) -> ServiceCore {
    let rules = ServiceRules(service: .heading, policy: environment.policy)
    let core = ServiceCore(environment: environment, machine: ServiceMachine(rules: rules))
    core.connect(
      .ownManager(in: environment) {
        request.start($0)
      } stop: {
        request.stop($0)
      } tell: { [weak core] event in
        core?.take(event)
      })
    return core
  }

  private func take(_ event: ServiceEvent) {
    switch event {
    case .heading(let heading):
      handle { $0.measured(heading) }
    case .failed(let code): handle { $0.failed(code) }
    case .locations: break
    }
  }
}

extension ServiceMachine where Value == CompassHeading {
  /// A heading came; what is not valid tells that something disturbs the compass (DEL-091).
  fileprivate mutating func measured(_ heading: CompassHeading) -> [Effect] {
    heading.isValid ? came(heading) : disturbed(by: .interference)
  }
}
