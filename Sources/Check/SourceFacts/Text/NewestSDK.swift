/// The newest SDK of iOS, with which projects are assumed to be built.
package enum NewestSDK {
  /// The major version.
  package static let version = 26
  /// The major version of the oldest deployment target that it supports.
  package static let oldestDeploymentTarget = 12
}
