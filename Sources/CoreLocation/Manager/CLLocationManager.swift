/// The object through which an app asks for locations.
open class CLLocationManager: NSObject {
  /// The object that is told what happens.
  open weak var delegate: (any CLLocationManagerDelegate)?

  /// What the app may do.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  /// The delegate's methods whose defaults were called: cleared before a call, it tells whether the delegate has one.
  var delegateGaps: Set<DelegateMethod> = []
}
