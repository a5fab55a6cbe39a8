import CoreLocation

extension HeadingRequest {
  /// Sets up a manager as the request wants it, and starts it.
  func start(_ manager: CLLocationManager) {
    manager.headingFilter = headingFilter
    manager.headingOrientation = orientation.deviceOrientation
    if wantsTrueNorth {
      // Where true north is differs little within some kilometres.
      manager.desiredAccuracy = kCLLocationAccuracyThreeKilometers
      manager.startUpdatingLocation()
    }
    manager.startUpdatingHeading()
  }

  /// Stops what was started.
  func stop(_ manager: CLLocationManager) {
    manager.stopUpdatingHeading()
    if wantsTrueNorth { manager.stopUpdatingLocation() }
  }

  /// Whether locations have to run besides.
  var wantsTrueNorth: Bool {
    switch north {
    case .magnetic: false
    case .trueNorth: true
    }
  }

  private var headingFilter: CLLocationDegrees {
    switch filter {
    case .none: kCLHeadingFilterNone
    case .degrees(let degrees): degrees > 0 ? degrees : kCLHeadingFilterNone
    }
  }
}

extension HeadingRequest.Orientation {
  fileprivate var deviceOrientation: CLDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .faceUp: .faceUp
    case .faceDown: .faceDown
    }
  }
}
