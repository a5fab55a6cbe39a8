package import AppProject
package import LocationFlow
package import LocationPolicy
package import Phrases
import SourceFacts

/// The context of a rule: a configuration of a target, with the code in its process.
package struct AuditContext: Sendable {
  package let target: AppTarget
  package let configuration: BuildConfiguration
  /// The code of the target's process.
  package let code: ProcessCode
  /// The releases that the target deploys to.
  package let releases: ClosedRange<Release>
  /// The releases to which the current rule applies.
  package var ruleReleases: [ClosedRange<Release>] = []
  /// The values of the Info.plist; empty if there is none.
  package let values: InfoPlistValues

  package init(target: AppTarget, configuration: BuildConfiguration, code: ProcessCode) {
    self.target = target
    self.configuration = configuration
    self.code = code
    releases = Self.releases(of: configuration, among: code.policies)
    values = configuration.infoPlist?.values ?? InfoPlistValues([:])
  }

  /// Returns the deployed releases; without a deployment target, all that the newest SDK supports.
  package static func releases(
    of configuration: BuildConfiguration, among policies: Policies
  ) -> ClosedRange<Release> {
    if let release = releaseBesideWatch(configuration, among: policies) {
      return release...policies.newest.release
    }
    let version = configuration.deploymentTarget ?? SystemVersion(NewestSDK.oldestDeploymentTarget)
    let oldest = policies.release(major: version.major, minor: version.minor) ?? policies.oldest.release
    return oldest...policies.newest.release
  }

  /// Returns the release of iOS that came out with a watchOS deployment target; nil without one.
  ///
  /// watchOS 2 came with iOS 9, each later release with the next one, and both are called 26 since.
  private static func releaseBesideWatch(_ configuration: BuildConfiguration, among policies: Policies)
    -> Release?
  {
    guard configuration.deploymentTarget == nil,
      let version = configuration.settings["WATCHOS_DEPLOYMENT_TARGET"].flatMap(SystemVersion.init)
    else { return nil }
    let major = version.major < 26 ? version.major + 7 : version.major
    return policies.release(major: major, minor: version.minor) ?? policies.release(major: major, minor: 0)
  }

  /// The policies by which the target is judged.
  package var policies: Policies { code.policies }

  /// The policies of the deployed releases.
  package var deployedPolicies: [AuthorizationPolicy] { policies.policies(in: releases) }

  /// Returns the releases to which the current rule applies, limited by availability conditions at
  /// a use.
  package func releases(of use: CodeUse) -> [ClosedRange<Release>] {
    code.releases(of: use, within: ruleReleases)
  }

  /// The Info.plist; nil if there is none or it can't be read, so that keys are unknown.
  package var infoPlist: InfoPlist? { configuration.infoPlist }

  /// The name of the Info.plist in messages.
  package var infoPlistName: Phrase {
    switch infoPlistHome {
    case .file(let path): Phrase(verbatim: path)
    case .xcodeGen: "the Info.plist that XcodeGen writes"
    case .unknown, .buildSettings, .tuist, .expo, .cordova, .playground:
      infoPlist?.path.map { Phrase(verbatim: $0) } ?? "the generated Info.plist"
    }
  }

  /// Whether the target is an app or an App Clip, the only kinds that request authorization, or one of those on a
  /// watch.
  package var asksForAuthorization: Bool { [.app, .appClip, .watch].contains(target.kind) }

  /// Whether its code can be what asks: that of an app, or of a library that is judged by itself.
  package var mayAsk: Bool { asksForAuthorization || target.kind == .framework }

  /// Whether code that was not read may go on where this code ends: unread parts of the process, or the apps that link
  /// a library.
  package var mayGoOnElsewhere: Bool { hasUnseenCode || target.kind == .framework }

  /// Whether the target runs in the container of another app and shares its authorization.
  package var isExtension: Bool { target.kind == .appExtension || target.kind == .widget }

  /// Whether the process may contain code that was not read, in sources or linked libraries.
  package var hasUnseenCode: Bool { !code.unread.isEmpty }

  /// Whether the Swift version is 4 or later, in which delegate methods are matched by full name
  /// and type.
  ///
  /// This is always so in Swift packages; in an Xcode project without the setting, the version is
  /// older.
  package var isModernSwift: Bool {
    if target.container.hasSuffix("Package.swift") { return true }
    guard let version = configuration.settings["SWIFT_VERSION"].flatMap(SystemVersion.init) else {
      return false
    }
    return version.major >= 4
  }

  /// The names by which people know the app.
  package var productNames: [String] {
    let keys = ["CFBundleDisplayName", "CFBundleName"].compactMap { key -> String? in
      if case .string(let name)? = infoPlist?[key] { name } else { nil }
    }
    return keys + [target.name, configuration.settings["PRODUCT_NAME"]].compactMap(\.self)
  }

  /// Returns the authorization requests at places that control flow analysis has found, if they are
  /// judged here.
  package func requests(at places: Set<Effect.Place>) -> [CodeUse] {
    guard !places.isEmpty else { return [] }
    return code.uses(of: .whenInUseRequest, .alwaysRequest).filter { use in
      isJudged(use.file) && places.contains(use.place)
    }.sorted()
  }

  /// Returns whether code in a file is judged in this target.
  ///
  /// The code of a library is judged in the apps that link it, but not in extensions; a library
  /// that no app links is judged by itself, without the libraries that it links.
  package func isJudged(_ file: String) -> Bool {
    !(isExtension || target.kind == .framework || target.kind == .watch) || !code.isShared(file)
  }

  /// Returns whether code in a file is judged in this target, and is the project's rather than a package manager's.
  package func isOwn(_ file: String) -> Bool { isJudged(file) && !code.isInstalled(file) }

  /// Returns whether a use is judged in this target, and in code of the project rather than of a package manager.
  package func isOwn(_ use: CodeUse) -> Bool {
    !use.isByClient && isOwn(use.file) && !code.requestsNeverMade.contains(use)
  }
}
