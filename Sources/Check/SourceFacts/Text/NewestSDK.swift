/// The newest SDK of iOS, with which projects are taken to be built.
public enum NewestSDK {
  /// Its major number.
  public static let version = 26
  /// The major number of the oldest iOS that it builds for.
  public static let oldestDeploymentTarget = 12
}
