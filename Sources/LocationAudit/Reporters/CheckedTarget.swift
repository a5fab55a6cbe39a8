public import AppProject

/// A target of a check, with what will happen on the releases that it deploys to.
public struct CheckedTarget: Hashable, Sendable {
  /// The target's name.
  public let name: String
  /// What it builds.
  public let kind: ProductKind
  /// The oldest iOS that it installs on; nil when nothing says so.
  public let deploymentTarget: SystemVersion?
  /// The Info.plist file, relative to the checked folder; nil when all of it is generated or there is none.
  public let infoPlist: String?
  /// What will happen, from the oldest release to the newest.
  public let predictions: [Prediction]

  /// Creates a target.
  public init(
    name: String, kind: ProductKind, deploymentTarget: SystemVersion?, infoPlist: String?,
    predictions: [Prediction]
  ) {
    self.name = name
    self.kind = kind
    self.deploymentTarget = deploymentTarget
    self.infoPlist = infoPlist
    self.predictions = predictions
  }

  /// Creates a target from what was read, in the configuration that is archived.
  public init(_ target: AppTarget, predictions: [Prediction]) {
    let configuration = target.configurations.first
    self.init(
      name: target.name, kind: target.kind, deploymentTarget: configuration?.deploymentTarget,
      infoPlist: configuration?.infoPlist?.path, predictions: predictions)
  }
}
