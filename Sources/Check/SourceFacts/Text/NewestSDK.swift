/// The newest SDK of iOS, with which projects are taken to be built.
package enum NewestSDK {
  /// Its major number.
  package static let version = 26
  /// The major number of the oldest iOS that it builds for.
  package static let oldestDeploymentTarget = 12
}
